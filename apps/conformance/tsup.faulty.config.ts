import { defineConfig } from 'tsup';

/** A broken server to try the kit on; never part of what is published. */
export default defineConfig({
  entry: { main: 'test/faulty/main.ts' },
  outDir: 'dist/faulty',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: false,
  silent: true,
  noExternal: [/./],
  esbuildOptions: (options: { conditions?: string[] }) => {
    options.conditions = ['source'];
  },
});
