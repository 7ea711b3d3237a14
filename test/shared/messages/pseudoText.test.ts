import { describe, expect, it } from 'vitest';
import { pseudoText } from '../../../shared/messages/pseudoText.ts';

describe('a pseudo text', () => {
  it('is marked, longer and still readable', () => {
    expect(pseudoText('New deal')).toBe('[Ñéŵ đéàļ~~~~]');
  });

  it('keeps what is filled in', () => {
    expect(pseudoText('Deal {{number}} of {{total}}')).toMatch(
      /^\[Đéàļ \{\{number\}\} öƒ \{\{total\}\}[~ ]+\]$/,
    );
  });
});
