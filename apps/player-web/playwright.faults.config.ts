import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const reports = fileURLToPath(new URL('reports', import.meta.url));

/** Faults crossed with what a player does; run by `npm run faults`, in the short form by `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: 'faults',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // What a fault breaks once in two times is broken.
  retries: 0,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: `${reports}/faults.json` }]],
});
