import { defineConfig } from 'vitest/config';

/** What needs a real PostgreSQL or real processes: minutes rather than seconds. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Where the global set-up runs.
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
  test: {
    name: 'sandbox-slow',
    include: ['test/**/*.slow.test.ts'],
    environment: 'node',
    globalSetup: [
      'test/support/startPostgres.ts',
      'test/support/preparePostgresTemplate.ts',
      'test/support/buildServer.ts',
    ],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
