import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

export default defineConfig([
  {
    ...base,
    name: 'server',
    entry: { main: 'src/main.ts', check: 'src/server/checkLedger.ts' },
    outDir: 'dist',
    sourcemap: true,
  },
  {
    ...base,
    name: 'scripts of the pages',
    entry: {
      cashier: 'src/web/cashier/cashierScript.ts',
      game: 'src/web/games/page/gameScript.ts',
      wrapper: 'src/web/wrapper/wrapperScript.ts',
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
  },
]);
