import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The console as static files; the sandbox serves the page at `/sandbox` and its files below `base`. */
export default defineConfig({
  base: '/sandbox/console/',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // The same stand-in as in the player app: nothing writes a style into the page.
    alias: { 'react-style-singleton': pathTo('../../libs/ui/src/csp/styleSingleton.ts') },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
