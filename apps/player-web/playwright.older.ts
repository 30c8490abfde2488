import type { Project } from '@playwright/test';
import { browserArgs } from '@kislap/tools/browser';
import { olderBrowser } from '@kislap/tools/browser/olderBrowser';

/** The floor, and two on the way to today, with what each needs to run here. */
const older = {
  'chromium-106': [],
  'chromium-119': [],
  // The first build of its branch: one of its compilers now and then makes a loop of React's `markRootFinished` one
  // without end. Players have later builds.
  'chromium-138': ['--js-flags=--no-maglev'],
} as const;

const names = ['chromium-106', 'chromium-119', 'chromium-138'] as const;

const projectIn = (name: keyof typeof older, testMatch: string): Project => ({
  name,
  testMatch,
  use: { launchOptions: { executablePath: olderBrowser(name), args: [...browserArgs, ...older[name]] } },
});

/** The same journeys in each of the older browsers. */
export const olderProjects = (testMatch: string): readonly Project[] =>
  names.map((name) => projectIn(name, testMatch));
