import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    isolate: false,
    // Threads cost a seventh less than processes do.
    pool: 'threads',
    // The first test brings late code with it, on a machine that does ten other things.
    testTimeout: 30_000,
  },
});
