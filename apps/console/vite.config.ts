import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The console as static files; the sandbox serves the page at `/sandbox` and its files below `base`. */
export default defineConfig({
  base: '/sandbox/console/',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
