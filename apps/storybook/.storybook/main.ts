import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

import { referencePlugin } from '@kislap/tools/api/referencePlugin';

const styleSingleton = fileURLToPath(new URL('../../../libs/ui/src/csp/styleSingleton.ts', import.meta.url));

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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The operator's pictures: no story loads anything from a network.
  staticDirs: [{ from: '../../sandbox/public/art', to: '/sandbox/art' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      // The app's build writes its version here; pictures of stories must not change with it.
      define: { __APP_VERSION__: JSON.stringify('1.0.0') },
      plugins: [vanillaExtractPlugin(), referencePlugin],
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        // As in the app: the scroll lock of surfaces writes no style element.
        alias: { 'react-style-singleton': styleSingleton },
      },
    }),
};

export default config;
