/**
 * The import table: who may import whom. One row per folder; the longest matching folder wins.
 *
 * `may` lists packages; a package of ours (`@kislap/…`) matches exactly, any other also matches its sub-paths; `*` is
 * any package.
 * `within` is the folder that relative imports must not leave (the folder itself unless said otherwise).
 * `reaches` are other folders that relative imports may enter, `through` single modules, such as a folder's index.
 * `tests` is what tests may import on top.
 *
 * @typedef {{ reaches?: readonly string[], through?: readonly string[] }} Doors
 * @typedef {Doors & { folder: string, may: readonly string[], within?: string, tests?: Doors }} Layer
 */

const react = ['react', 'react-dom'];
const libraries = ['@kislap/domain', '@kislap/api', '@kislap/api/react', '@kislap/i18n', '@kislap/ui'];
const sandbox = [
  '@kislap/domain',
  '@kislap/domain/games',
  '@kislap/api/contract',
  '@kislap/api/controls',
  '@kislap/api/openapi',
  '@kislap/api/registry',
  '@kislap/configure/pages',
  '@kislap/configure/settings',
  '@kislap/configure/settings/faults',
  '@electric-sql/pglite',
  '@hono/node-server',
  'drizzle-orm',
  'hono',
  'node:',
  'pg',
  'uqr',
  'valibot',
];

const configure = 'apps/configure/src';
const domain = 'libs/domain/src';

/**
 * The topics of the domain, each after the topics that it imports.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const domainTopics = {
  kernel: [],
  money: ['kernel'],
  time: ['kernel'],
  session: ['kernel', 'money'],
  promotions: ['kernel', 'money', 'session', 'time'],
  channels: ['money', 'promotions', 'session'],
  prizes: ['money', 'time'],
  records: ['money', 'time'],
  turnover: ['money'],
  'check-in': ['kernel', 'money', 'session'],
  deposit: ['channels', 'kernel', 'money', 'promotions'],
  draw: ['kernel', 'money', 'prizes', 'time'],
  egg: ['money', 'time'],
  fairness: ['kernel'],
  games: ['fairness', 'kernel', 'money'],
  identity: ['kernel'],
  harm: ['money', 'time'],
  limits: ['kernel', 'money', 'time'],
  links: [],
  locale: [],
  mail: ['time'],
  orders: ['deposit', 'money', 'records', 'time'],
  phone: ['kernel', 'time'],
  rebate: ['money', 'time'],
  'red-packets': ['money', 'time'],
  referral: ['money', 'time'],
  relief: ['money'],
  statement: ['kernel', 'money', 'time'],
  updates: ['time'],
  vip: ['money', 'time'],
  withdrawal: ['channels', 'kernel', 'money', 'turnover'],
};

/**
 * A topic is entered by its index, or by `internal`, which has what the package does not export. `time` is entered by
 * `internal` alone: its index brings dayjs.
 *
 * @param {string} topic
 */
const doorsOf = (topic) =>
  topic === 'time' ? [`${domain}/time/internal`] : [`${domain}/${topic}`, `${domain}/${topic}/internal`];

const everyDoor = [`${domain}/index`, `${domain}/time`, ...Object.keys(domainTopics).flatMap(doorsOf)];

/** @type {readonly Layer[]} */
export const layers = [
  { folder: domain, may: [] },
  { folder: `${domain}/testing`, may: [], through: everyDoor },
  ...Object.entries(domainTopics).map(([topic, imported]) => ({
    folder: `${domain}/${topic}`,
    may: topic === 'time' ? ['dayjs'] : [],
    through: imported.flatMap(doorsOf),
    tests: { reaches: [`${domain}/testing`], through: everyDoor },
  })),
  // The second model of the rules: it knows nothing of the first, which its adapter alone calls.
  { folder: 'libs/oracle/src', may: [] },
  {
    folder: 'libs/oracle/src/adapter',
    may: ['@kislap/api', '@kislap/api/testing', '@kislap/domain'],
    within: 'libs/oracle/src',
  },
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
    may: ['@kislap/domain', '@kislap/i18n', '@radix-ui', '@vanilla-extract', 'react-intl', 'uqr', ...react],
  },
  {
    folder: 'apps/player-web/src',
    may: [
      ...libraries,
      '@kislap/configure/settings',
      '@kislap/configure/settings/faults',
      '@kislap/domain/games',
      '@kislap/ui/theme',
      'react-intl',
      'react-router-dom',
      'swr',
      ...react,
    ],
  },
  {
    folder: 'apps/player-web/src/start/prerender',
    may: [
      ...libraries,
      '@kislap/api/contract',
      '@kislap/configure/settings',
      '@kislap/ui/brand-tokens',
      '@kislap/ui/skins',
      ...react,
      'swr',
    ],
    within: 'apps/player-web/src',
  },
  {
    folder: 'apps/player-web/src/device/native',
    may: [...libraries, 'valibot'],
    within: 'apps/player-web/src',
  },
  {
    folder: 'apps/player-web/oracle',
    may: ['@kislap/oracle/testing/compareFamily'],
    reaches: ['apps/player-web/src/navigation'],
  },
  {
    folder: 'apps/player-web/e2e',
    may: [
      '@kislap/domain',
      '@kislap/i18n',
      '@kislap/tools/sandbox',
      '@kislap/tools/seedPlayer',
      '@kislap/tools/updates/Line',
      '@kislap/tools/updates/returningPlayer',
      '@playwright/test',
      '@axe-core/playwright',
      'pngjs',
      'node:',
    ],
    reaches: ['apps/player-web/src'],
  },
  { folder: 'apps/sandbox', may: sandbox },
  {
    folder: 'apps/sandbox/test',
    may: [...sandbox, '@kislap/api/testing', '@kislap/tools/readArguments', 'openapi-typescript'],
    within: 'apps/sandbox',
  },
  // Its commands are told what to do as all others are.
  ...['bench', 'oracle'].map((folder) => ({
    folder: `apps/sandbox/${folder}`,
    may: [...sandbox, '@kislap/tools/readArguments'],
    within: 'apps/sandbox',
  })),
  // A second model of the protection: it knows nothing of the first, which only `drive` reaches.
  { folder: 'apps/sandbox/oracle/model', may: [] },
  {
    folder: 'apps/console/src',
    may: [
      '@kislap/domain',
      '@kislap/api/controls',
      '@kislap/i18n',
      // It stands on the app's own site and shares what the device remembers.
      '@kislap/player-web/device-settings',
      '@kislap/ui',
      '@kislap/ui/theme',
      'react-intl',
      'swr',
      'valibot',
      ...react,
    ],
  },
  { folder: 'apps/configure/src/settings', may: [] },
  { folder: 'apps/configure', may: ['node:'] },
  { folder: `${configure}/messages`, may: ['@kislap/i18n/checkMessages', 'node:'], within: configure },
  { folder: `${configure}/dictionaries`, may: ['@bokuweb/zstd-wasm', 'node:'], within: configure },
  {
    folder: 'apps/configure/test',
    may: ['@kislap/tools/browser', '@kislap/tools/freePort', 'node:', 'playwright'],
    within: 'apps/configure',
  },
  {
    folder: 'apps/conformance',
    may: ['@kislap/domain', '@kislap/api/contract', '@kislap/api/registry', 'node:', 'valibot'],
  },
  {
    folder: 'apps/conformance/test',
    may: [
      '@kislap/domain',
      '@kislap/api/contract',
      '@kislap/api/registry',
      '@kislap/sandbox/testing',
      'node:',
      'valibot',
    ],
    within: 'apps/conformance',
  },
  {
    folder: 'apps/create-operator',
    may: ['@kislap/api/openapi', '@kislap/api/registry', '@kislap/api/testing', 'node:'],
  },
  { folder: 'apps/storybook', may: ['*'] },
  // The worker has the operator in it, the pages around it have nothing, and `node` stands in for Node.
  {
    folder: 'apps/demo/src/worker',
    may: ['@electric-sql/pglite', '@kislap/configure/pages', '@kislap/domain', '@kislap/sandbox/embedded'],
  },
  { folder: 'apps/demo/src/node', may: ['@noble/hashes', 'buffer'] },
  { folder: 'apps/demo/src/page', may: [], reaches: ['apps/demo/src/worker'] },
  {
    folder: 'apps/demo',
    may: ['@kislap/tools/browser', '@kislap/tools/fileServer', '@playwright/test', 'esbuild', 'node:'],
  },
  // The demo is walked through by the steps of the app's own journeys, in their words.
  {
    folder: 'apps/demo/e2e',
    may: ['@kislap/player-web/steps', '@kislap/tools/fileServer', '@playwright/test', 'node:'],
  },
];

/**
 * The folders of a project from the top down: a file imports from its own folder and from those that stand after it. A
 * folder that is not listed may not be imported and may not import. Screens are folders whose own folders know nothing
 * of each other; what lies in them directly lists them. Tests and stories may import from everywhere in their project.
 *
 * @typedef {{ root: string, order: readonly string[], screens?: readonly string[] }} Stack
 */

/** @type {readonly Stack[]} */
export const stacks = [
  {
    root: 'apps/player-web/src',
    order: [
      'main',
      'start',
      'shell',
      'pages',
      'overlays',
      'features',
      'session',
      'navigation',
      'config',
      'device',
      'worker',
    ],
    screens: ['pages', 'overlays'],
  },
  {
    root: 'apps/sandbox/src',
    order: [
      'main',
      'server',
      'controls',
      'web',
      'api',
      'calls',
      'seed',
      'rules',
      'catalogue',
      'ledger',
      'database',
      'kernel',
    ],
  },
  {
    root: 'libs/ui/src',
    order: ['index', 'skins', 'player', 'patterns', 'primitives', 'art', 'icons', 'geometry', 'theme', 'csp'],
  },
];
