import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Every screen against every bad answer: apart from the unit tests, which stay quick. */
export default defineConfig({
  // Class names are all that these tests need of a style sheet.
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' })],
  resolve: { conditions: ['source'] },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  ssr: { resolve: { conditions: ['source'] } },
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    name: 'answers',
    include: ['test/answers/**/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    setupFiles: ['../../libs/ui/src/testing/classNamesOnly.ts', 'test/answers/setup.ts'],
    // A screen is looked at a hundred times and more: 11 s on a free machine, a minute on a busy one.
    testTimeout: 300_000,
  },
});
