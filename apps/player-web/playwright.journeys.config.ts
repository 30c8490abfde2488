import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys, { current, pushed } from './playwright.config';

const reports = fileURLToPath(new URL('reports', import.meta.url));

/** The journeys that `npm test` leaves to `npm run test:slow -- --only=journeys`. */
export default defineConfig({
  ...journeys,
  projects: [current],
  grepInvert: pushed,
  reporter: [['list'], ['json', { outputFile: `${reports}/journeys.json` }]],
});
