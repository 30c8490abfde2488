import { defineConfig } from 'vitest/config';
import { base } from '../sandbox/vitest.base.config.ts';

export default defineConfig({
  ...base,
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
