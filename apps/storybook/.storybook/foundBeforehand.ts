import { readFileSync } from 'node:fs';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What a workspace needs while it runs; style sheets are compiled away, and our own libraries are read as sources. */
function packagesOf(workspace: string): readonly string[] {
  const file = new URL(`../../../${workspace}/package.json`, import.meta.url);
  const { dependencies }: Package = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(dependencies).filter(
    (name) => !/^@kislap\/|^@vanilla-extract\/(?:css|recipes)$/u.test(name),
  );
}

/** Every package that stories bring along: one found later loads the page again, under a test or a designer's eyes. */
export const foundBeforehand: readonly string[] = [
  ...new Set(['libs/api', 'libs/domain', 'libs/i18n', 'libs/ui', 'apps/player-web'].flatMap(packagesOf)),
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-dom/server',
  'swr/_internal',
  'swr/infinite',
  'swr/mutation',
  'dayjs/plugin/utc.js',
  '@formatjs/icu-messageformat-parser',
  '@vanilla-extract/recipes/createRuntimeFn',
];

/** What Storybook and its addons bring along in the workshop itself. */
export const foundInWorkshop: readonly string[] = [
  '@mdx-js/react',
  '@storybook/react-dom-shim',
  'axe-core',
  'react-dom/test-utils',
  'storybook/internal/client-logger',
  'storybook/internal/docs-tools',
  'storybook/internal/preview-errors',
  'storybook/theming',
];
