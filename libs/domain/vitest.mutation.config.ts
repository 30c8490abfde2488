import { defineConfig } from 'vitest/config';

/** For Stryker, which copies this folder alone: the examples have been written before. */
export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts', 'generated/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
