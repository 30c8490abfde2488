import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

/** The simulation as a command. */
export default defineConfig({
  ...base,
  entry: { main: 'test/simulation/main.ts' },
  outDir: 'dist/simulate',
  noExternal: [/^@kislap\//],
});
