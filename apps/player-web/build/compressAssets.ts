import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, isCompressed } from '#configure';

/** Writes a brotli and a gzip sibling beside every text file that has none yet. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => !file.startsWith('.')).map((file) => compress(join(folder, file))),
  );
}

async function compress(file: string): Promise<void> {
  if (!/\.\w+$/.test(file) || existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  if (!isCompressed(file, content)) return;
  for (const [ending, smaller] of Object.entries(await compressed(content))) {
    await writeFile(file + ending, smaller);
  }
}
