import { defineConfig } from 'vitest/config';
import { base } from './vitest.base.config.ts';

/** The faults that are planted for the walk beside a second model of the protection: a build and a walk for each. */
export default defineConfig({
  ...base,
  test: {
    name: 'sandbox-protection',
    include: ['oracle/**/*.slow.test.ts'],
    environment: 'node',
    // Each walk is a process of its own.
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
