import { defineConfig } from 'tsup';

/** One file with the contract in it, so that the command needs nothing beside Node. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: false,
  silent: true,
  noExternal: [/./],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
