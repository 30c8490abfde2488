import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'domain', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], environment: 'node' },
});
