import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files so that each is either the old one or the whole new one, whenever the process or the machine stops: all
 * are written beside their places first, then moved there in the order given.
 */
export async function replaceFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const waiting = [...files].map(([path, content]) => ({
    place: join(folder, path),
    written: join(folder, `${path}.new`),
    content,
  }));
  try {
    for (const { written, content } of waiting) await writeThrough(written, content);
    for (const { written, place } of waiting) await rename(written, place);
  } catch (error) {
    await Promise.all(waiting.map(({ written }) => rm(written, { force: true })));
    throw error;
  }
}

async function writeThrough(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
