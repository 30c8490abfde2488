import { documentLanguage, languages } from '@kislap/domain';
import type { Locale } from '@kislap/domain';

const reserved = /^\/(api|pay|go|sandbox|__sandbox|assets|builds)(\/|$)/;

/**
 * The built pages that can answer an address of the app, best first; none when the address is no page: the APIs, the
 * operator's own pages and anything that looks like a file never turn into HTML.
 */
export function appPageFor(path: string, locale: Locale): readonly string[] {
  if (path === '/') {
    const own = locale === languages[0].code ? [] : [`/index.${documentLanguage(locale)}.html`];
    return [...own, '/index.html'];
  }
  const looksLikeFile = path.slice(path.lastIndexOf('/')).includes('.');
  return reserved.test(path) || looksLikeFile ? [] : ['/shell.html', '/index.html'];
}
