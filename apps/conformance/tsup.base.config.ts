import type { Options } from 'tsup';

/** One file with everything in it, so that the command needs nothing beside Node. */
export const base = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: false,
  silent: true,
  noExternal: [/./],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
} satisfies Options;
