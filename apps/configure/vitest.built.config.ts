import { defineConfig } from 'vitest/config';

/** The command on the app as it is built now; `npm run build` has to have run. */
export default defineConfig({
  test: { name: 'configured', include: ['test/built/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
