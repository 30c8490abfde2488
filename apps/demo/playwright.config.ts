import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';

/** The demo's journey, from a server of files; run by `npm run demo:test`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: fileURLToPath(new URL('reports/e2e.json', import.meta.url)) }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findWindowlessBrowser(), args: browserArgs },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
