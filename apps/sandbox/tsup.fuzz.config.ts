import { defineConfig } from 'tsup';

/** The long fuzz; two folders deep, as it lies in the sources. */
export default defineConfig({
  entry: { main: 'test/fuzz/main.ts' },
  outDir: 'dist/fuzz',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: [/^(?!@electric-sql\/pglite$|pg$)[^.]/],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
