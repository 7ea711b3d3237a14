import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { cardSign } from '../../../renderer/overlay/assistant/cardSign.ts';
import { rankSignsInForce, tableLooks, themeInForce } from '../../../renderer/session/tableLooks.ts';
import { parseCard } from '../../../shared/cards/notation.ts';
import { language as german } from '../../../shared/languages/de.ts';
import { defaultSettings } from '../../../shared/settings/settings.ts';

const system = { dark: signal(false), moreContrast: signal(false), lessMotion: signal(false) };
const { rankSigns } = german;

describe('the letters on the cards', () => {
  it('are international, or those of the language where the player wants them', () => {
    expect(tableLooks(defaultSettings, system, rankSigns).rankSigns.slice(10)).toEqual(['J', 'Q', 'K']);
    const own = { ...defaultSettings, cardIndices: 'language' } as const;
    expect(tableLooks(own, system, rankSigns).rankSigns.slice(10)).toEqual(['B', 'D', 'K']);
  });

  it('are the same in what is written beside the table', () => {
    const queen = parseCard('QH0');
    for (const cardIndices of ['international', 'language'] as const) {
      const signs = rankSignsInForce({ cardIndices }, rankSigns);
      expect(cardSign(queen, signs)).toBe(cardIndices === 'language' ? 'D♥' : 'Q♥');
    }
  });
});

describe('the time for a double click', () => {
  it('is as long as the player wants it, or none', () => {
    const times = (['off', 'usual', 'slow', 'verySlow'] as const).map(
      (secondClick) => tableLooks({ ...defaultSettings, secondClick }, system, rankSigns).secondClickMs,
    );
    expect(times).toEqual([0, 550, 1000, 2000]);
    expect(tableLooks(defaultSettings, system, rankSigns).secondClickMs).toBe(550);
  });
});

describe('what the system asks for', () => {
  it('chooses the theme unless the player did', () => {
    expect(themeInForce('system', system)).toBe('light');
    expect(themeInForce('system', { ...system, dark: signal(true) })).toBe('dark');
    const strong = { ...system, dark: signal(true), moreContrast: signal(true) };
    expect(themeInForce('system', strong)).toBe('highContrast');
    expect(themeInForce('light', strong)).toBe('light');
  });

  it('stops all motion where it wants less', () => {
    const still = { ...system, lessMotion: signal(true) };
    expect(tableLooks({ ...defaultSettings, animationSpeed: 'slow' }, still, rankSigns).animationSpeed).toBe(
      'off',
    );
    expect(tableLooks({ ...defaultSettings, animationSpeed: 'slow' }, system, rankSigns).animationSpeed).toBe(
      'slow',
    );
  });
});
