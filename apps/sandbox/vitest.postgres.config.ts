import { defineConfig } from 'vitest/config';

/** The operator's tests once more, each on a PostgreSQL database of its own instead of an embedded one. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Where the global set-up runs.
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
  test: {
    name: 'sandbox-postgres',
    include: ['test/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    environment: 'node',
    isolate: false,
    provide: { testEngine: 'postgres' },
    globalSetup: [
      'test/support/startPostgres.ts',
      'test/support/preparePostgresTemplate.ts',
      // For the tests that kill and restart an embedded database of their own.
      'test/support/prepareTemplate.ts',
    ],
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
