import { defineConfig } from 'vitest/config';

/** What the command works out, without a built app. */
export default defineConfig({ test: { name: 'configure', include: ['src/**/*.test.ts'] } });
