import { defineConfig } from '@playwright/test';
import journeys, { slow } from './playwright.config';

/** What an update transfers, and taps at any moment of a start or a slide; run by `npm run test:slow`. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'slow', testMatch: [slow, 'quickTaps.spec.ts'] }],
  reporter: 'list',
});
