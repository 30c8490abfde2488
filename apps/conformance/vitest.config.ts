import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Where the global set-up runs.
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
  test: {
    name: 'conformance',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    provide: { testEngine: 'pglite' },
    globalSetup: ['../sandbox/test/support/prepareTemplate.ts'],
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
