import { languages } from './languages';
import type { Language } from './languages';

/**
 * The languages that have all their words here: English, and Tagalog under the code that operators use for it.
 *
 * @example
 * const tagalog: Locale = 'tag';
 * documentLanguage(tagalog); // => 'fil'
 */
export type Locale = (typeof languages)[number]['code'];

/**
 * Any language that an app can speak: one of ours, or one that an operator has added, whose code is its BCP 47 tag.
 *
 * @example
 * const cebuano: LanguageCode = 'ceb';
 * documentLanguage(cebuano); // => 'ceb'
 */
export type LanguageCode = Locale | (string & Record<never, never>);

/**
 * A language beside ours, as far as rules need to know it.
 *
 * @example
 * const cebuano: AddedLanguage = { code: 'ceb' };
 * chooseLocale(undefined, ['ceb-PH'], [cebuano]); // => 'ceb'
 */
export interface AddedLanguage {
  readonly code: string;
  /** Not all of it has been said yet: it is spoken to those alone who choose it. */
  readonly draft?: boolean | undefined;
}

/**
 * Whether a text is one of the app's own languages.
 *
 * @see docs/rules.md#language
 * @example
 * isLocale('tag'); // => true
 * isLocale('fil'); // => false
 */
export function isLocale(text: string): text is Locale {
  return languages.some(({ code }) => code === text);
}

/**
 * The language of ours that says what an added one does not: itself for one of ours, else English.
 *
 * @see docs/rules.md#language
 * @example
 * baseLocale('tag'); // => 'tag'
 * baseLocale('ceb'); // => 'en'
 */
export function baseLocale(language: LanguageCode): Locale {
  return isLocale(language) ? language : 'en';
}

/**
 * The language the app starts in.
 *
 * Locale rule: the remembered choice; without a valid one the browser's first language decides: Filipino and
 * Tagalog give 'tag', an added language that is no draft gives itself, everything else English.
 *
 * @see docs/rules.md#language
 * @param remembered value of the language cookie
 * @param browserLanguages the browser's languages, preferred first
 * @param added what the operator has added
 * @example
 * chooseLocale(undefined, ['fil-PH', 'en']); // => 'tag'
 * chooseLocale('en', ['fil-PH']); // => 'en'
 */
export function chooseLocale(
  remembered: string | undefined,
  browserLanguages: readonly string[],
  added: readonly AddedLanguage[] = [],
): LanguageCode {
  const all: readonly (AddedLanguage & Partial<Language>)[] = [...languages, ...added];
  const [spoken = ''] = browserLanguages[0]?.toLowerCase().split('-') ?? [];
  const chosen =
    all.find(({ code }) => code === remembered) ??
    all.find(({ code, spokenAs = [code], draft = false }) => !draft && spokenAs.includes(spoken));
  return chosen?.code ?? 'en';
}

/**
 * The language of the document, for screen readers and translators.
 *
 * @see docs/rules.md#language
 * @example
 * documentLanguage('tag'); // => 'fil'
 */
export function documentLanguage(language: LanguageCode): string {
  return languages.find(({ code }) => code === language)?.tag ?? language;
}

/**
 * The locale for the browser's own formatting. 'tag' must never reach it: the code means another language there,
 * and the browser would fall back to the device's.
 *
 * @see docs/rules.md#language
 * @example
 * formattingLocale('tag'); // => 'fil-PH'
 */
export function formattingLocale(language: LanguageCode): `${string}-PH` {
  return `${documentLanguage(language)}-PH`;
}
