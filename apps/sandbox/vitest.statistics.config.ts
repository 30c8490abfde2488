import { defineConfig } from 'vitest/config';
import { base } from './vitest.base.config.ts';

/** Many draws of every game, judged by statistics: minutes of one core, and neither a server nor a database. */
export default defineConfig({
  ...base,
  test: {
    name: 'sandbox-statistics',
    include: ['test/**/*.statistics.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
  },
});
