import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Class names are all that a unit test needs of a style sheet.
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' })],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'console',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Threads cost a seventh less than processes do.
    pool: 'threads',
    // The first test brings the kit with it, on a machine that does ten other things.
    testTimeout: 30_000,
    setupFiles: ['../../libs/ui/src/testing/classNamesOnly.ts'],
  },
});
