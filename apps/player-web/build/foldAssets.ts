import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '#configure';

/** The code, styles, fonts and pictures of a build. */
export interface AssetFolder {
  /** Where they lie: `assets/1a2b3c4d5e6f`. Another name whenever any of them has changed. */
  readonly folder: string;
  /** What is in each of them, by its name. */
  readonly hashes: Readonly<Record<string, string>>;
}

interface Built {
  readonly client: string;
  /** The folder of the code that draws the first view. */
  readonly server: string;
  readonly pages: readonly string[];
}

/** An address of a file as the build writes it. */
const ADDRESS = /\/assets\/(?<name>[\w.-]+)/g;
const FOLDER_CHARACTERS = 12;

/**
 * Gives the files of a build a folder of their own, in which they keep their plain names, and tells the pages and what
 * draws them: a page can only ever load the files it was built with.
 *
 * @throws Error when one of them names a file that the build does not have
 */
export async function foldAssets({ client, server, pages }: Built): Promise<AssetFolder> {
  const flat = join(client, 'assets');
  const names = (await readdir(flat)).toSorted();
  const hashes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, hashOf(await readFile(join(flat, name)))] as const)),
  );
  const whole = createHash('sha256').update(JSON.stringify(hashes)).digest('hex');
  const folder = `assets/${whole.slice(0, FOLDER_CHARACTERS)}`;
  await mkdir(join(client, folder));
  await Promise.all(names.map((name) => rename(join(flat, name), join(client, folder, name))));
  const users = [...pages.map((page) => join(client, page)), join(server, 'renderGuestHome.js')];
  for (const user of users) {
    const text = await readFile(user, 'utf8');
    const moved = text.replaceAll(ADDRESS, (address, name: string) => {
      if (!(name in hashes)) throw new Error(`${user} names ${address}, which the build does not have.`);
      return `/${folder}/${name}`;
    });
    await writeFile(user, moved);
  }
  return { folder, hashes };
}
