import type { LanguageCode } from '@kislap/domain';
import { ownLanguages } from '@kislap/i18n';
import { operatorLanguages } from './locale';

/** The languages that the operator has added to those of the build, which it does not name. */
export const addedLanguages = () =>
  operatorLanguages.all.flatMap(({ name, ...added }) => (name === undefined ? [] : { ...added, name }));

/** A language as it calls itself. */
export const languageName = (language: LanguageCode): string =>
  [...ownLanguages, ...operatorLanguages.all].find(({ code }) => code === language)?.name ?? language;
