import { realpath, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { FileFolder } from './FileFolder';
import { loadStoredFile } from './loadStoredFile';
import { resolveInside } from './resolveInside';
import type { StoredFile } from './StoredFile';

interface Kept {
  readonly stamp: string;
  readonly file: Promise<StoredFile>;
}

/**
 * Opens a folder for serving. Files are read once and kept in memory; a file that changed on disk is read again, so a
 * new build shows without a restart. Links that lead out of the folder are not followed.
 *
 * @param rewrites what changes the text of a file before it is served, by the end of the file's name
 */
export function openFileFolder(
  folder: string,
  rewrites: Readonly<Record<string, (text: string) => string>> = {},
): FileFolder {
  const keptByPath = new Map<string, Kept>();

  return {
    async find(urlPath) {
      const path = resolveInside(folder, urlPath);
      const stamp = path === undefined ? undefined : await stampOf(folder, path);
      if (path === undefined || stamp === undefined) return undefined;
      const kept = keptByPath.get(path);
      if (kept?.stamp === stamp) return kept.file;
      const file = loadStoredFile(path, rewrites[extname(path)]);
      keptByPath.set(path, { stamp, file });
      return file;
    },
  };
}

/** Something that changes whenever the file does; undefined when it is no file of this folder. */
async function stampOf(folder: string, path: string): Promise<string | undefined> {
  try {
    const [real, realFolder, facts] = await Promise.all([
      realpath(path),
      realpath(resolve(folder)),
      stat(path),
    ]);
    if (!facts.isFile() || !real.startsWith(realFolder + sep)) return undefined;
    return `${facts.mtimeMs}:${facts.size}`;
  } catch {
    return undefined;
  }
}
