import { defineConfig } from '@playwright/test';
import journeys, { current, floor, pushed } from './playwright.config';

/** The journeys of `npm test`; all others are `playwright.journeys.config.ts`. */
export default defineConfig({ ...journeys, projects: [current, ...floor], grep: pushed });
