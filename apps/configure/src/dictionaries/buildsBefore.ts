import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildNote, DeployProblem, readNote } from '../build/AppBuild';
import { replaceFiles } from '../files/replaceFiles';
import { dczName, decodeDcz, encodeDcz, startZstd } from './dcz';

/** So many builds before are told apart from; the documents ask to keep the files of as many. */
export const MOST_BEFORE = 3;
/** A font hardly ever changes, and then it comes as next to nothing; pictures are small. */
const TELLABLE = /\.(?:js|css|woff2)$/;
const DCZ = /\.dcz$/;

/** What has been done for devices that have an older build. */
export interface KeptBuilds {
  /** Folders of builds before that lie beside the new one's now. */
  readonly folders: readonly string[];
  /** Files that tell a changed file by what differs. */
  readonly differences: number;
}

/**
 * Puts the files of the builds before beside those of the new one, so that their pages go on working, and writes for each
 * script, style sheet and font what differs since (RFC 9842), next to nothing for one that has not changed: a browser
 * without the service worker asks for it again in the new folder. What an earlier run has written of these goes.
 *
 * @param befores folders of built apps, as they were deployed
 * @throws DeployProblem when one of them is none
 */
export async function keepBuilds(folder: string, befores: readonly string[]): Promise<KeptBuilds> {
  await startZstd();
  const note = await readNote(folder);
  const home = join(folder, note.folder);
  const older = await Promise.all(befores.map(async (before) => ({ before, note: await readNote(before) })));
  const others = older.filter((one) => one.note.folder !== note.folder);
  const files = new Map<string, Uint8Array>();
  for (const one of others) {
    const from = join(one.before, one.note.folder);
    await cp(from, join(folder, one.note.folder), {
      recursive: true,
      filter: (path) => !DCZ.test(path),
    }).catch(() => {
      throw new DeployProblem(`${one.before} is no whole build: it has no ${one.note.folder}.`);
    });
    for (const name of Object.keys(note.chunks).filter((file) => isTold(file, one.note))) {
      const dictionary = await readFile(join(from, name));
      const path = join(note.folder, dczName(name, dictionary));
      if (files.has(path)) continue;
      const coded = await differenceOf(join(home, name), dictionary);
      if (coded !== undefined) files.set(path, coded);
    }
  }
  await replaceFiles(folder, files);
  const stale = (await readdir(home)).filter((name) => DCZ.test(name) && !files.has(join(note.folder, name)));
  await Promise.all(stale.map((name) => rm(join(home, name))));
  return { folders: others.map((one) => basename(one.note.folder)), differences: files.size };
}

const isTold = (name: string, before: BuildNote): boolean =>
  TELLABLE.test(name) && before.chunks[name] !== undefined;

/** @returns undefined when the file packed by itself is as small */
async function differenceOf(path: string, dictionary: Uint8Array): Promise<Uint8Array | undefined> {
  const content = await readFile(path);
  const whole = await readFile(`${path}.br`).catch(() => content);
  const coded = encodeDcz(content, dictionary);
  const again = decodeDcz(coded, dictionary);
  if (again === undefined || !content.equals(again))
    throw new DeployProblem(`What differs in ${path} could not be told.`);
  return coded.length < whole.length ? coded : undefined;
}
