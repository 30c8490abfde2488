import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Switches } from '../../kernel/switches';

const latestBuild = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

/** The name of the build that pages are told to run; '' when nothing is built. */
export async function newestBuildId({ shippedBuilds }: Switches): Promise<string> {
  try {
    const { id } = v.parse(latestBuild, await readFile(join(webRootFolder(), 'builds/latest.json'), 'utf8'));
    return id + shippedSuffix(shippedBuilds);
  } catch {
    return '';
  }
}

/** Where the files of a build say its name. */
const places: Readonly<Record<string, RegExp>> = {
  'latest.json': /("id":"[\w-]+)/,
  'sw.js': /(\{id:[`"'][\w-]+)/,
};
const pageName = /(<meta name="kislap-build" content="[\w-]+)/;

/**
 * Gives the build another name: pages, the worker that keeps it, and the word which one is the newest say the same.
 *
 * @param file the file's name
 * @returns what changes its text, or undefined when it does not say it
 */
export function renameBuild(file: string, suffix: string): ((text: string) => string) | undefined {
  const place = file.endsWith('.html') ? pageName : places[file];
  if (place === undefined || suffix === '') return undefined;
  return (text) => text.replace(place, `$1${suffix}`);
}

/** What tells a build that was only renamed from the one that lies on the disk. */
export function shippedSuffix(shippedBuilds: number): string {
  return shippedBuilds === 0 ? '' : `-${shippedBuilds}`;
}

/** Folder of the built player app: `KISLAP_WEB_ROOT`, or the one beside this package. */
export function webRootFolder(): string {
  return process.env['KISLAP_WEB_ROOT'] ?? join(sandboxRoot(), '../player-web/dist');
}

/**
 * The folder of this package, found from where this very code lies: the same from source and from the built file.
 *
 * @throws Error when the code was moved out of its package
 */
export function sandboxRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  throw new Error(`The sandbox's own folder was not found above ${start}: start it from its package.`);
}
