import type { CompiledMessages } from '../pages/renderer';
import type { SpokenLanguage } from '../settings/RuntimeConfig';
import type { BuildNote, HomePage } from './AppBuild';
import { DeployProblem, homePages } from './AppBuild';

/** An operator's own messages, checked and compiled. */
export interface OwnMessages {
  /** The languages they are in, as the pages carry them: each names its file. */
  readonly languages: readonly SpokenLanguage[];
  /** By the codes of languages. */
  readonly compiled: Readonly<Record<string, CompiledMessages>>;
  /** The files that the app fetches them from, by their places. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What each file's content is called in lists of the build, by its name (see `hashOf`). */
  readonly hashes: Readonly<Record<string, string>>;
  /** How much each language says, a sentence each. */
  readonly report: readonly string[];
}

/** What a build says by itself. */
export const noMessages: OwnMessages = {
  languages: [],
  compiled: {},
  files: new Map(),
  hashes: {},
  report: [],
};

/** The file of a language that the build does not have. */
export const OWN_PAGE = /^index\.[a-z]{2,3}\.html(?:\.br|\.gz)?$/;
/** How the file with an operator's messages is called, in the folder of the build. */
export const OWN_FILE = /^messages-[a-z]{2,3}-[\da-f]+\.json(?:\.br|\.gz)?$/;

/** The home pages of a build with those of the languages that an operator has added. */
export function allHomePages(note: BuildNote, languages: readonly SpokenLanguage[]): readonly HomePage[] {
  const own = homePages(note);
  const added = languages.filter(({ code }) => own.every(({ locale }) => locale !== code));
  return [
    ...own,
    ...added.map(({ code, name = code, draft }) => ({
      file: `index.${code}.html`,
      locale: code,
      tag: code,
      spokenAs: draft === true ? [] : [code],
      name,
    })),
  ];
}

const HEAD_END = '</head>';

/** A home page of the build in another language, and with the messages of this one on their way from the start. */
export function spokenIn(
  page: string,
  { locale, tag }: HomePage,
  languages: readonly SpokenLanguage[],
): string {
  const messages = languages.find(({ code }) => code === locale)?.messages;
  const said = page.replace(/<html lang="[a-z]+"/, `<html lang="${tag}"`);
  if (messages === undefined) return said;
  return said.replace(
    HEAD_END,
    () => `<link rel="preload" as="fetch" crossorigin href="${messages}">${HEAD_END}`,
  );
}

const PICTURES = /(?<=\bpictures:|"pictures":)\{/;

/**
 * The service worker of the build with an operator's messages among the files that it keeps once they have been fetched.
 *
 * @throws DeployProblem when the worker has no such list
 */
export function keptByWorker(worker: string, { hashes }: OwnMessages): string {
  if (Object.keys(hashes).length === 0) return worker;
  if (!PICTURES.test(worker))
    throw new DeployProblem('The service worker of this build has no list of files.');
  const listed = Object.entries(hashes).map(([name, hash]) => `${JSON.stringify(name)}:"${hash}",`);
  return worker.replace(PICTURES, () => `{${listed.join('')}`);
}
