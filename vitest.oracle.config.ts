import { defineConfig } from 'vitest/config';

/**
 * The second model of the rules against the code. A project of its own, so that what it runs through counts neither
 * for the coverage of the rules nor for their mutation score.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'oracle',
    include: ['libs/oracle/src/**/*.test.ts', 'apps/*/oracle/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    environment: 'node',
    // A device far from Manila, whose clock changes twice a year. Only a process of its own takes the zone.
    env: { TZ: 'America/New_York' },
    pool: 'forks',
    isolate: false,
  },
});
