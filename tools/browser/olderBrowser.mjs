import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { unpackOnce } from './bundledBrowser.mjs';

/** The packed files of each package, and the folder each belongs into; which there are depends on its age. */
const packed = { 'swiftshader.tar.br': '.', 'aws.tar.br': 'al2023', 'al2023.tar.br': 'al2023' };

/**
 * An older Chromium from npm, unpacked once into `node_modules/.cache` (about 180 MB, two seconds); on Linux on x64.
 *
 * @param {'chromium-106' | 'chromium-119' | 'chromium-138'} name As package.json calls it.
 * @returns {string} The path of a launcher.
 */
export function olderBrowser(name) {
  const bin = fileURLToPath(new URL(`../../node_modules/${name}/bin/`, import.meta.url));
  return unpackOnce(name, (folder) => {
    const chromium = brotliDecompressSync(readFileSync(join(bin, 'chromium.br')));
    writeFileSync(join(folder, 'chromium'), chromium, { mode: 0o755 });
    for (const [file, into] of Object.entries(packed)) {
      if (!existsSync(join(bin, file))) continue;
      mkdirSync(join(folder, into), { recursive: true });
      execFileSync('tar', ['-x', '-C', join(folder, into)], {
        input: brotliDecompressSync(readFileSync(join(bin, file))),
      });
    }
  });
}
