import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Every screen against every bad answer: apart from the unit tests, which stay quick. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['source'] },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  ssr: { resolve: { conditions: ['source'] } },
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    name: 'answers',
    include: ['test/answers/**/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['test/answers/setup.ts'],
    testTimeout: 60_000,
  },
});
