import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'sandbox', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], environment: 'node' },
});
