import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

const zstd = dirname(createRequire(import.meta.url).resolve('@bokuweb/zstd-wasm'));

/**
 * One file with everything in it, so that the command needs nothing beside Node; the compressor of `--before` reads
 * `zstd.wasm` beside it.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: false,
  silent: true,
  // The compressor is written for CommonJS.
  shims: true,
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  onSuccess: () => copyFile(join(zstd, 'zstd.wasm'), 'dist/zstd.wasm'),
});
