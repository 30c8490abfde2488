import { defineConfig } from 'vitest/config';

/** The configured app behind real web servers and in a real browser; run by `npm run test:slow`. */
export default defineConfig({
  test: { name: 'servers', include: ['test/servers/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
