import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import type { Plugin } from 'vite';

import { referencePlugin } from '@kislap/tools/api/referencePlugin';
import { screensPlugin } from '@kislap/tools/screens/screensPlugin';

import { foundBeforehand, foundInWorkshop } from './foundBeforehand';
import { storyIndexer } from '../visual/stories/storyIndexer';
import { withStoryDocgen } from './storyDocgen';
import { withTags } from './withTags';

/** What an overlay's story does without; three of them come with the shell. */
const pages =
  /[/]player-web[/]src[/](?:pages[/](?!homePage|notFoundPage|register-success[/])|shell[/]App[.]|testing[/](?:loadAllCode|pageStory)[.])(?!.*[.]stories)/;
/**
 * What two stories share travels together: left to itself the bundler makes a file of every module, and the first story of a
 * published workshop waits for five hundred of them. Not so what pages of words are written with, whatever that needs would come
 * along; not so each language. A story of an overlay fetches all overlays before it acts, one of a page all pages too.
 */
const shared = [
  { name: 'pages', test: pages, priority: 2, includeDependenciesRecursively: false },
  {
    name: 'app',
    test: /[/]apps[/](?!storybook[/]docs[/]|.*[.](?:stories|mdx))/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Small, and asked for by nearly every screen: left to themselves they are a dozen files of three lines.
  { name: 'rules', test: /[/]libs[/](?:api|domain|i18n)[/](?!.*[/]catalogues[/])/, priority: 1 },
  {
    name: 'docs',
    test: /[/]storybook[/]docs[/](?:parts|page)[/](?!.*Later[.])/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'kit', test: /[/]libs[/](?!.*(?:[.](?:stories|mdx)|[/]catalogues[/]))/, minShareCount: 2 },
  { name: 'packages', test: /node_modules[/](?!.*storybook)/, minShareCount: 2 },
];

/** All packages are named, so nobody reads every story for them before the first is shown. */
const notSearched: Plugin = {
  name: 'kislap:packages-are-named',
  enforce: 'post',
  config: (viteConfig) => {
    viteConfig.optimizeDeps = { ...viteConfig.optimizeDeps, entries: [] };
  },
};

/** Where the workshop is only looked at, nothing runs tests. */
const isPublished = process.env['NODE_ENV'] === 'production';
const isWorkshop = !isPublished && process.env['VITEST'] === undefined;

/**
 * The workshop of every component, page and overlay. Libraries are read from their sources, so that a story
 * shows what is being edited and not what was built last.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../../../libs/ui/src/**/*.mdx',
    '../../../libs/ui/src/**/*.stories.tsx',
    '../../player-web/src/**/*.stories.tsx',
    '../visual/*.stories.tsx',
  ],
  experimental_indexers: () => [withTags(storyIndexer)],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    ...(isPublished ? [] : ['@storybook/addon-vitest']),
  ],
  // The operator's pictures: no story loads anything from a network.
  staticDirs: [{ from: '../../sandbox/public/art', to: '/sandbox/art' }],
  features: { changeDetection: false },
  core: {
    ...(isWorkshop ? { builder: fileURLToPath(new URL('viteBuilder.ts', import.meta.url)) } : {}),
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (viteConfig) =>
    mergeConfig(await withStoryDocgen(viteConfig), {
      // The app's build writes its version here; pictures of stories must not change with it.
      define: { __APP_VERSION__: JSON.stringify('1.0.0') },
      plugins: [vanillaExtractPlugin(), referencePlugin, screensPlugin, ...(isWorkshop ? [notSearched] : [])],
      optimizeDeps: { include: [...foundBeforehand, ...foundInWorkshop] },
      build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
      resolve: {
        conditions: ['source', ...defaultClientConditions],
      },
    }),
};

export default config;
