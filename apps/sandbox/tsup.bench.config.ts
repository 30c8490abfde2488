import { defineConfig } from 'tsup';

/** The load script; two folders deep, as it lies in the sources, so that it finds the server beside it. */
export default defineConfig({
  entry: { main: 'bench/main.ts' },
  outDir: 'dist/bench',
  format: 'esm',
  platform: 'node',
  target: 'node20',
});
