import { defineConfig } from 'vitest/config';

/** The tests of the tools that copy the repository and run other tools over the copy. */
export default defineConfig({
  test: {
    name: 'tools-slow',
    environment: 'node',
    include: ['tests/slow/*.test.mjs'],
    root: import.meta.dirname,
    fileParallelism: false,
  },
});
