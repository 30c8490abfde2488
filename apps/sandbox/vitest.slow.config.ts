import { defineConfig } from 'vitest/config';
import { base } from './vitest.base.config.ts';

/** What needs a real PostgreSQL or real processes: minutes rather than seconds. */
export default defineConfig({
  ...base,
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
