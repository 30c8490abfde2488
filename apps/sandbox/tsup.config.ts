import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';
import { newDatabase, writeNewDatabase } from './writeNewDatabase';

/** One script for each engine: a page loads what its own game needs. */
const gameScripts = Object.fromEntries(
  readdirSync('src/web/games/page/scripts').map((file) => [
    `game-${file.replace(/\.ts$/, '')}`,
    `src/web/games/page/scripts/${file}`,
  ]),
);

export default defineConfig([
  {
    ...base,
    name: 'server',
    entry: {
      main: 'src/main.ts',
      check: 'src/server/checkLedger.ts',
      newDatabase: 'src/server/newDatabase.ts',
    },
    outDir: 'dist',
    sourcemap: true,
    env: { KISLAP_NEW_DATABASE: newDatabase },
    onSuccess: writeNewDatabase,
  },
  {
    ...base,
    name: 'scripts of the pages',
    entry: {
      cashier: 'src/web/cashier/cashierScript.ts',
      ...gameScripts,
      wrapper: 'src/web/wrapper/wrapperScript.ts',
    },
    outDir: 'dist/scripts',
    clean: true,
    // Classic scripts: a module would be fetched with CORS, which a game's opaque frame makes needlessly hard.
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    platform: 'browser',
    target: 'es2020',
    noExternal: [/./],
    minify: true,
    splitting: false,
  },
]);
