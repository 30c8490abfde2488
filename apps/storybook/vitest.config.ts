import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { browserArgs, findBrowser } from '../../tools/browser.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

interface Look {
  readonly name: string;
  readonly locale: 'en' | 'tag';
  readonly skin: 'kislap' | 'perlas';
  readonly scheme: 'dark' | 'light';
}

/** Every story as a test, in one language, skin and scheme. */
const storiesIn = ({ name, locale, skin, scheme }: Look): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir })],
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-intl',
      'virtua',
      'valibot',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      '@radix-ui/react-toast',
    ],
  },
  test: {
    name,
    exclude: ['../../libs/**/*.mdx', '**/*.mdx'],
    env: {
      VITE_STORY_LOCALE: locale,
      VITE_STORY_SKIN: skin,
      VITE_STORY_SCHEME: scheme,
      VITE_STORY_MOTION: 'less',
    },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: [...browserArgs] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      storiesIn({ name: 'stories in English', locale: 'en', skin: 'kislap', scheme: 'dark' }),
      storiesIn({ name: 'stories in Tagalog', locale: 'tag', skin: 'perlas', scheme: 'light' }),
    ],
  },
});
