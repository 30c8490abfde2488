import { defineConfig } from 'vitest/config';

/** The tests of the tools themselves: lint rules, conventions, generators. */
export default defineConfig({
  test: { name: 'tools', environment: 'node', include: ['tests/*.test.mjs'], root: import.meta.dirname },
});
