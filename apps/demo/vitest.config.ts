import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'demo', include: ['{build,src}/**/*.test.ts'], environment: 'node' },
});
