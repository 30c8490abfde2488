import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/src\/catalogues\/\w+\.json$/;

/**
 * Parses the catalogues while building: every message becomes its ICU syntax tree, and the app can
 * leave the ICU parser (6 kB brotli) out of its bundle.
 *
 * @throws Error naming the message when its ICU text does not parse.
 */
export function catalogueAst(): Plugin {
  return {
    name: 'kislap:catalogue-ast',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      return { code: compileCatalogue(code), map: null };
    },
  };
}

function compileCatalogue(json: string): string {
  const messages: Record<string, string> = JSON.parse(json);
  const trees = Object.entries(messages).map(([id, text]) => [id, compileMessage(id, text)]);
  return JSON.stringify(Object.fromEntries(trees));
}

function compileMessage(id: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`Message "${id}" is not valid ICU text: ${text}`, { cause: error });
  }
}
