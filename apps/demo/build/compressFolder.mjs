import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that compression makes smaller. */
const compressible = /\.(?:html|js|css|json|svg|txt|webmanifest|wasm|data)$/;
const smallestBytes = 256;

/**
 * Writes a `.br` and a `.gz` beside every file that has none, as small as they get.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => join(folder, name)).filter((file) => compressible.test(file));
  // One after the other: the engine's files take the memory of their window each.
  for (const file of files) {
    if (existsSync(`${file}.br`) || (await stat(file)).size < smallestBytes) continue;
    await compress(file);
  }
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [ending, smaller] of /** @type {const} */ ([
    ['.gz', gz],
    ['.br', br],
  ])) {
    // Whole or not at all: what is there is not made again.
    await writeFile(`${file}${ending}.part`, smaller);
    await rename(`${file}${ending}.part`, file + ending);
  }
}
