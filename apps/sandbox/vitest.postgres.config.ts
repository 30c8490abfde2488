import { defineConfig } from 'vitest/config';
import { base } from './vitest.base.config.ts';

/** The operator's tests once more, each on a PostgreSQL database of its own instead of an embedded one. */
export default defineConfig({
  ...base,
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
