import { defineConfig } from 'vitest/config';
import { writeExampleTests } from '@kislap/tools/api/exampleTests';

// Before Vitest looks for tests.
writeExampleTests('domain');

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts', 'generated/*.test.ts'],
    environment: 'node',
    // The rules are pure, so that test files may share one worker: no isolation to pay for.
    pool: 'threads',
    isolate: false,
    // Properties try a hundred cases each, also on a machine that does ten other things.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // The engines are proved by counting out everything they can draw; what types alone ask for is left unvisited.
      exclude: ['src/**/*.test.ts', 'src/**/index.ts', 'src/testing/**', 'src/games/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { statements: 100, branches: 100, functions: 100, lines: 100 },
    },
  },
});
