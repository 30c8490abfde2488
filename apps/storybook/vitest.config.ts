import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { canUseBundled as canCompare } from '@kislap/tools/browser/bundledBrowser';
import { pictureBrowser, pictureContext } from '@kislap/tools/browser/pictureBrowser';
import { foundBeforehand } from './.storybook/foundBeforehand';
import { looks } from './visual/looks';
import type { Look } from './visual/looks';
import { pictureCommands } from './visual/run/pictureCommands';
import { shareStories } from './visual/run/shareStories';
import { untoldFiles } from './visual/run/storyParts';
import type { Part } from './visual/run/storyParts';
import { storyReporter } from './visual/run/storyReporter';

/**
 * Stories run the React that players run: of the development build's warnings the unit tests tell, and it takes a
 * quarter of a story's time.
 */
process.env['NODE_ENV'] = 'production';

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** `npm test` and `npm run test:slow` tell most stories in one look; every other run tells all in both. */
const areStoriesShared = !process.env['STORY_CHECKS'] && process.env['STORY_LOOKS'] !== 'all';
/** Which of the two tells them; neither when the command was typed by hand. */
const part = partNamed(process.env['STORY_PART']);

function partNamed(name = ''): Part | undefined {
  if (name === 'push' || name === 'states' || name === '') return name || undefined;
  throw new Error(`STORY_PART is push or states, and not ${name}.`);
}

/** What a story in the browser reads of its look and of the checks it has to pass. */
const settingsOf = ({ locale, skin, scheme, isSqueezed }: Look) => ({
  VITE_STORY_LOCALE: locale,
  VITE_STORY_SKIN: skin,
  VITE_STORY_SCHEME: scheme,
  VITE_STORY_MOTION: 'less',
  VITE_STORY_PICTURES: canCompare ? 'on' : 'off',
  /** `npm run visual` compares pictures and leaves the rest. */
  VITE_STORY_CHECKS: process.env['STORY_CHECKS'] ?? 'all',
  VITE_STORY_SQUEEZE: isSqueezed ? 'on' : 'off',
});

/** The command line names the reporters; this adds ours to them, once for all looks. */
const reportingStories: Plugin = {
  name: 'kislap:report-stories',
  configureVitest: ({ vitest, project }) => {
    const { reporters, snapshotOptions } = vitest.config;
    const isFirst = project.name.startsWith(looks[0].title);
    const isTakingAnew = snapshotOptions.updateSnapshot === 'all';
    if (isFirst) reporters.push(storyReporter({ canCompare, isTakingAnew }));
  },
};

/** Every story as a test, in one language, skin and scheme. */
const storiesIn = (look: Look): TestProjectInlineConfiguration => ({
  plugins: [
    ...(areStoriesShared ? [shareStories({ look, part })] : []),
    storybookTest({ configDir: pathTo('.storybook') }),
    reportingStories,
  ],
  optimizeDeps: { include: [...foundBeforehand] },
  test: {
    name: look.title,
    exclude: ['../../libs/**/*.mdx', '**/*.mdx', ...(areStoriesShared ? untoldFiles({ look, part }) : [])],
    setupFiles: [pathTo('visual/page/setup.ts')],
    // One page for all files of a worker: loading Storybook anew for each would take most of the time.
    isolate: false,
    // While one page of a look waits for its frames, the other works.
    maxWorkers: 2,
    // The first story of a page brings the whole app's code with it.
    testTimeout: 60_000,
    // Decision 0050: named as unsteady, and no more than three of them.
    retry: 1,
    env: settingsOf(look),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: pictureCommands(look),
      provider: playwright({ launchOptions: pictureBrowser(), contextOptions: pictureContext }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({ test: { projects: looks.map(storiesIn) } });
