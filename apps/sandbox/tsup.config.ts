import { defineConfig } from 'tsup';

/** Workspace packages are read from their source, as everywhere in this repository. */
const esbuildOptions = (options: { conditions?: string[] }) => {
  options.conditions = ['source'];
};

export default defineConfig([
  {
    name: 'server',
    entry: { main: 'src/main.ts' },
    outDir: 'dist',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Few files to open at start: only what cannot be bundled stays outside.
    noExternal: [/^(?!@electric-sql\/pglite$|pg$)[^.]/],
    sourcemap: true,
    esbuildOptions,
  },
  {
    name: 'scripts of the pages',
    entry: {
      cashier: 'src/cashier/cashierScript.ts',
      game: 'src/games/page/gameScript.ts',
      wrapper: 'src/wrapper/wrapperScript.ts',
    },
    outDir: 'dist/scripts',
    // Classic scripts: a module would be fetched with CORS, which a game's opaque frame makes needlessly hard.
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    platform: 'browser',
    target: 'es2020',
    noExternal: [/./],
    minify: true,
    splitting: false,
    esbuildOptions,
  },
]);
