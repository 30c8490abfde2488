import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';
import { canUseBundled } from '@kislap/tools/browser/bundledBrowser';
import { olderProjects } from './playwright.older';

const reports = fileURLToPath(new URL('reports', import.meta.url));

const older = 'olderBrowsers.spec.ts';
/** Run by `npm run test:slow` alone. */
export const slow = '{differences,anyMoment}.spec.ts';
/** What `npm test` walks; by which rule a journey has the tag stands in CONTRIBUTING.md, under "Tests". */
export const pushed = /@push\b/;
export const current = { name: 'current', testIgnore: [older, slow] };
const olderBrowsers = canUseBundled ? olderProjects(older) : [];
/** The oldest of the older browsers. */
export const floor = olderBrowsers.slice(0, 1);

/** Journeys in a real browser against the built app, served by the real sandbox; run by `npm run e2e`. */
export default defineConfig({
  testDir: 'e2e',
  projects: [current, ...olderBrowsers],
  outputDir: 'test-results',
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Decision 0050: named as unsteady, and no more than three of them.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: `${reports}/e2e.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findWindowlessBrowser(), args: browserArgs },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // A player abroad: whatever the app shows must be Manila time all the same.
    timezoneId: 'America/Los_Angeles',
    locale: 'en-PH',
    // Nobody looks: movement costs the machine more than the journeys. What is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers cannot be changed by a test; those about the worker itself let it be.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
