import { readFileSync } from 'node:fs';
import type { Language } from './messages';

const files = { en: 'en.json', tag: 'fil.json' } satisfies Record<Language, string>;

/** The words of the sandbox's own page for a message. @throws {Error} For an id that it does not have. */
export function sayInConsole(language: Language, id: string): string {
  const url = new URL(`../../console/src/words/${files[language]}`, import.meta.url);
  const words: unknown = JSON.parse(readFileSync(url, 'utf8'));
  const text =
    typeof words === 'object' && words !== null ? new Map(Object.entries(words)).get(id) : undefined;
  if (typeof text !== 'string') throw new Error(`No message ${id} in ${language}`);
  return text;
}
