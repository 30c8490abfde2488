import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { olderProjects } from './playwright.older';

const reports = fileURLToPath(new URL('reports', import.meta.url));

/** The ways of money and into the account, and every page, in older browsers. Run by `npm run e2e:browsers`. */
export default defineConfig({
  ...journeys,
  projects: [...olderProjects('{newcomer,olderBrowsers,session,depositRules,withdrawalChecks,walk}.spec.ts')],
  reporter: [['list'], ['json', { outputFile: `${reports}/browsers.json` }]],
});
