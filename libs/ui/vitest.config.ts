import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { writeExampleTests } from '@kislap/tools/api/exampleTests';

// Before Vitest looks for tests.
writeExampleTests('ui');

export default defineConfig({
  // Class names are all that a unit test needs of a style sheet.
  plugins: [vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' }), react()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'generated/*.test.ts'],
    environment: 'happy-dom',
    // One module graph per worker: loading the kit anew for each of its files would take most of the time.
    isolate: false,
    // Threads cost a seventh less than processes do.
    pool: 'threads',
    // The first test brings late code with it, on a machine that does ten other things.
    testTimeout: 30_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
