import type { Locale } from '@kislap/domain';

/** The address of what stands in for the operator's Android app. */
export const PLAY_PACKAGE_PATH = '/sandbox/app-package';

const texts: Readonly<Record<Locale, string>> = {
  en: `Kislap, play money.

Here the operator's Android app would have been downloaded. This sandbox has none: this file is a text, holds no app and
installs nothing.

An operator puts the address of its own package into the setting "apkUrl".
`,
  tag: `Kislap, play money.

Dito sana na-download ang Android app ng operator. Walang ganoon sa sandbox na ito: text lang ang file na ito, walang app na
laman at walang ini-install.

Inilalagay ng operator ang address ng sarili niyang package sa setting na "apkUrl".
`,
};

/** What is in the file that stands in for the operator's Android app: a text that says so. */
export function playPackage(locale: Locale): string {
  return texts[locale];
}
