import { defineConfig } from 'vitest/config';

/** Unit tests of every workspace; each project keeps its own environment in its own config. */
export default defineConfig({
  test: {
    projects: [
      'libs/*/vitest.config.ts',
      'apps/player-web/vitest.config.ts',
      'apps/sandbox/vitest.config.ts',
      'tools/vitest.config.mjs',
    ],
  },
});
