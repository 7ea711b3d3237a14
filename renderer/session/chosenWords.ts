import { effect, type Signal, signal } from '@preact/signals';
import { language as english } from '../../shared/languages/en.ts';
import type { Language } from '../../shared/messages/language.ts';
import { bestLanguage } from '../../shared/messages/languages.ts';
import { createTranslator } from '../../shared/messages/translator.ts';
import type { Words } from '../overlay/app.ts';
import type { SettingsStore } from './settingsStore.ts';

/** Words to begin with, before a language is chosen: English, which is always there. */
export function firstWords(): Signal<Words> {
  return signal(wordsOf(english));
}

/**
 * Makes the words those of the language in force, now and when the setting changes. Resolves when the first ones are
 * there; a language that cannot be loaded is told to `failed`, and the words stay as they were.
 */
export async function followLanguage(
  words: Signal<Words>,
  settings: SettingsStore,
  systemLanguages: readonly string[],
  failed: (error: unknown) => void,
): Promise<void> {
  let latest = 0;
  const load = async (chosen: string): Promise<void> => {
    const turn = ++latest;
    const entry = bestLanguage(chosen === 'system' ? systemLanguages : [chosen]);
    if (entry.tag === words.peek().translator.tag) return;
    try {
      const language = await entry.load();
      if (turn === latest) words.value = wordsOf(language);
    } catch (error) {
      failed(error);
    }
  };
  await load(settings.value.peek().language);
  effect(() => void load(settings.value.value.language));
}

function wordsOf(language: Language): Words {
  return { translator: createTranslator(language), spoken: language };
}
