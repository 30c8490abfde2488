import { defineConfig } from 'vitest/config';

/** The tests of what compares the stories' pictures; the stories themselves are `../vitest.config.ts`. */
export default defineConfig({
  test: { name: 'pictures', include: ['**/*.test.ts'], environment: 'node' },
});
