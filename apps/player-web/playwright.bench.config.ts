import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Measurements in a real browser; run by `npm run screens`. One at a time, since they share the machine. */
export default defineConfig({
  ...journeys,
  testDir: 'bench',
  testMatch: '**/*.bench.ts',
  workers: 1,
  timeout: 600_000,
  reporter: [['list']],
});
