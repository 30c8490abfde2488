import { defineConfig } from 'vitest/config';

// A password's hash is dear on purpose; a thousand logins would be half of these tests.
process.env['SANDBOX_PASSWORD_COST'] = '1024';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Where the global set-up runs.
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
  test: {
    name: 'conformance',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    provide: { testEngine: 'pglite' },
    globalSetup: ['@kislap/sandbox/testing/prepareTemplate'],
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
