import { readFileSync } from 'node:fs';

/** The two languages by the code the app stores. */
export type Language = 'en' | 'tag';

const files = { en: 'en.json', tag: 'fil.json' } satisfies Record<Language, string>;

function readCatalogue(language: Language): ReadonlyMap<string, string> {
  const url = new URL(`../../../libs/i18n/src/catalogues/${files[language]}`, import.meta.url);
  const content: unknown = JSON.parse(readFileSync(url, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${url.pathname} is not a catalogue`);
  return new Map(Object.entries(content).map(([id, text]) => [id, String(text)]));
}

const catalogues = { en: readCatalogue('en'), tag: readCatalogue('tag') };

/**
 * The words a player sees for a message, so that a journey reads the same in both languages.
 *
 * @param values Fill simple `{name}` placeholders.
 * @throws {Error} For an id that is in no catalogue.
 */
export function say(language: Language, id: string, values: Readonly<Record<string, string>> = {}): string {
  const text = catalogues[language].get(id);
  if (text === undefined) throw new Error(`No message ${id} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
