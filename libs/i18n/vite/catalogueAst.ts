import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

interface CatalogueAstOptions {
  /** Whether the first view says this message. Asked while building; by default it says all of them. */
  readonly isStart?: (messageId: string) => boolean;
}

/** What a few screens alone say comes with them. */
const isLate = (messageId: string) =>
  /^(?:away|bonus|complete|harm)\.|^(?:closing|fair|session)\.(?!title$)/.test(messageId) ||
  OF_LIMITS.test(messageId) ||
  OF_IDENTITY.test(messageId);

/** What the sheets that change a limit say, and nothing else does. */
const OF_LIMITS =
  /^rg\.(?:closesOrders|confirm(?:Raise|Removal)|minutes(?:ADay|Bounds)|mostOf\.\w+|reality(?:Saved|Why)|savedClosed|timeWhy)$/;

/** What the sheet of the identity check says; how the check stands is said in other places too. */
const OF_IDENTITY = /^kyc\.(?!(?:title|row)$|(?:state|deposit|withdrawal)\.)/;

const CATALOGUE = /\/i18n\/src\/catalogues\/\w+\.json$/;
const PART = /\/i18n\/src\/catalogues\/parts\/(?<language>[a-z]+)(?<part>Start|Rest|Late)\.ts$/;

/**
 * Parses the catalogues while building: every message becomes its ICU syntax tree, and the app can
 * leave the ICU parser (6 kB brotli) out of its bundle. The parts of a catalogue hold the messages of the
 * first view, those of a few screens alone, and the others.
 *
 * @throws Error naming the message when its ICU text does not parse.
 */
export function catalogueAst({ isStart = () => true }: CatalogueAstOptions = {}): Plugin {
  return {
    name: 'kislap:catalogue-ast',
    enforce: 'pre',
    async transform(code, id) {
      if (CATALOGUE.test(id)) return { code: compileCatalogue(code, () => true), map: null };
      const { language, part } = PART.exec(id)?.groups ?? {};
      if (language === undefined || part === undefined) return undefined;
      const file = join(dirname(id), `../${language}.json`);
      this.addWatchFile(file);
      const json = await readFile(file, 'utf8');
      const partOf = (messageId: string) =>
        isStart(messageId) ? 'Start' : isLate(messageId) ? 'Late' : 'Rest';
      const messages = compileCatalogue(json, (messageId) => partOf(messageId) === part);
      return { code: `export const messages = ${messages};`, map: null };
    },
  };
}

function compileCatalogue(json: string, isWanted: (messageId: string) => boolean): string {
  const messages: Record<string, string> = JSON.parse(json);
  const trees = Object.entries(messages)
    .filter(([id]) => isWanted(id))
    .map(([id, text]) => [id, compileMessage(id, text)]);
  return JSON.stringify(Object.fromEntries(trees));
}

function compileMessage(id: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`Message "${id}" is not valid ICU text: ${text}`, { cause: error });
  }
}
