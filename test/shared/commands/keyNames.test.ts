import { describe, expect, it } from 'vitest';
import { shortcutParts, shortcutText } from '../../../shared/commands/keyNames.ts';
import { language as german } from '../../../shared/languages/de.ts';
import { language as english } from '../../../shared/languages/en.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const [en, de] = [createTranslator(english), createTranslator(german)];

describe('the names of keys', () => {
  it('are those of the language', () => {
    expect(shortcutParts('Mod+Shift+Z', false, en)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(shortcutParts('Mod+Shift+Z', false, de)).toEqual(['Strg', 'Umschalt', 'Z']);
    expect(shortcutParts('Space', false, de)).toEqual(['Leertaste']);
    expect(shortcutParts('Mod++', false, de)).toEqual(['Strg', '+']);
  });

  it('are signs where keys have signs', () => {
    expect(shortcutParts('Mod+Shift+Z', true, de)).toEqual(['⌘', '⇧', 'Z']);
    expect(shortcutParts('Shift+ArrowUp', false, de)).toEqual(['Umschalt', '↑']);
    expect(shortcutParts('Space', true, de)).toEqual(['Leertaste']);
  });

  it('stand in a sentence as the system joins them', () => {
    expect(shortcutText('Mod+V', false, de)).toBe('Strg+V');
    expect(shortcutText('Mod+V', true, de)).toBe('⌘V');
  });
});
