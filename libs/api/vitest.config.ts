import { defineConfig } from 'vitest/config';
import { writeExampleTests } from '@kislap/tools/api/exampleTests';

// Before Vitest looks for tests.
writeExampleTests('api');

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'generated/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Threads cost a seventh less than processes do.
    pool: 'threads',
    // The first test brings late code with it, on a machine that does ten other things.
    testTimeout: 30_000,
  },
});
