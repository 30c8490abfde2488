import { defineConfig } from 'tsup';

/** The simulation as a command. */
export default defineConfig({
  entry: { main: 'test/simulation/main.ts' },
  outDir: 'dist/simulate',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: [/^@kislap\//],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
