import { defineConfig } from 'vitest/config';

/** Unit tests of every workspace; each project keeps its own environment in its own config. */
export default defineConfig({
  test: {
    // By default one core is left alone, which of two is half the machine.
    maxWorkers: '100%',
    projects: [
      'libs/*/vitest.config.ts',
      'apps/{configure,conformance,console,demo,player-web,sandbox,storybook/visual}/vitest.config.ts',
      'tools/vitest.config.mjs',
      'vitest.oracle.config.ts',
    ],
    coverage: {
      provider: 'v8',
      include: ['libs/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/index.ts', 'libs/domain/src/testing/**'],
      reporter: ['text-summary', 'text', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { statements: 100, branches: 100 },
    },
  },
});
