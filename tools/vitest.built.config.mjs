import { defineConfig } from 'vitest/config';

/** What the tools check of the app as it is built now; `npm run build` has to have run. */
export default defineConfig({
  test: {
    name: 'tools-built',
    include: ['tests/built/*.test.mjs'],
    root: import.meta.dirname,
    testTimeout: 60_000,
  },
});
