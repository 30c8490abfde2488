import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'console', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
