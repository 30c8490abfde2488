import { defineConfig } from 'vitest/config';
import { writeExampleTests } from '@kislap/tools/api/exampleTests';

// Before Vitest looks for tests.
writeExampleTests('i18n');

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'i18n',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'vite/**/*.test.ts', 'generated/*.test.ts'],
    environment: 'node',
    isolate: false,
  },
});
