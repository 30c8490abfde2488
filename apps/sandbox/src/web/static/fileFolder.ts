import { realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { resolveInside } from './resolveInside';
import { loadStoredFile, type StoredFile } from './storedFile';

interface Kept {
  readonly stamp: string;
  readonly file: Promise<StoredFile>;
}

interface Rewriting {
  /** What changes the text of a file of this name before it is served; undefined leaves it as it is. */
  readonly rewriteOf: (name: string) => ((text: string) => string) | undefined;
  /** Changes whenever files are to be rewritten anew. */
  readonly edition: () => string;
}

const asItIs: Rewriting = { rewriteOf: () => undefined, edition: () => '' };

/** A folder whose files may be served. */
interface FileFolder {
  /** The file at a URL path relative to the folder (`/assets/app.js`), or undefined when there is none. */
  find(urlPath: string): Promise<StoredFile | undefined>;
}

/**
 * Opens a folder for serving. Files are read once and kept in memory; a file that changed on disk is read again, so a
 * new build shows without a restart. Links that lead out of the folder are not followed.
 */
export function openFileFolder(folder: string, { rewriteOf, edition }: Rewriting = asItIs): FileFolder {
  const keptByPath = new Map<string, Kept>();

  return {
    async find(urlPath) {
      const path = resolveInside(folder, urlPath);
      const found = path === undefined ? undefined : await stampOf(folder, path);
      if (path === undefined || found === undefined) return undefined;
      const stamp = `${found}:${edition()}`;
      const kept = keptByPath.get(path);
      if (kept?.stamp === stamp) return kept.file;
      const file = loadStoredFile(path, rewriteOf(basename(path)));
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
