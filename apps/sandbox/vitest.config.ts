import { defineConfig } from 'vitest/config';
import { base } from './vitest.base.config.ts';

export default defineConfig({
  ...base,
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/*.statistics.test.ts'],
    environment: 'node',
    isolate: false,
    provide: { testEngine: 'pglite' },
    globalSetup: ['test/support/prepareTemplate.ts'],
    hookTimeout: 30_000,
    // The embedded database is quick, but not on a machine that does ten other things.
    testTimeout: 30_000,
  },
});
