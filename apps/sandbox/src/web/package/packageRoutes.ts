import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { appPackagePath } from '../../catalogue/sandboxOperator';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';

/**
 * Mounts the download that stands in for the operator's Android app: a text file, and nothing that could be installed.
 */
export function packageRoutes(app: Hono): void {
  app.get(appPackagePath, (context) =>
    context.text(playPackage(requestLocale(context)), 200, {
      ...pageHeaders(contentSecurityPolicy({ kind: 'operator' })),
      'content-disposition': 'attachment; filename="kislap-play.txt"',
      vary: 'Cookie, Accept-Language',
    }),
  );
}

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
function playPackage(locale: Locale): string {
  return texts[locale];
}
