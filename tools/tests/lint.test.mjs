import { expect, test } from 'vitest';
import { brokenRules } from './lintFixtures.mjs';

/** @param {string} source */
const importing = (source) => `import * as imported from '${source}';\nexport const used = imported;\n`;

const layerViolations = {
  'libs/domain/src/deposit/react.ts': importing('react'),
  'libs/domain/src/deposit/dayjsOutsideTime.ts': importing('dayjs'),
  'libs/domain/src/deposit/sibling.ts': importing('@kislap/i18n'),
  'libs/api/src/contract/axios.ts': importing('axios'),
  'libs/api/src/contract/client.ts': importing('../http/client'),
  'libs/api/src/records/router.ts': importing('react-router-dom'),
  'libs/api/src/records/intl.ts': importing('react-intl'),
  'libs/i18n/src/provider/swr.ts': importing('swr'),
  'libs/ui/src/player/axios.ts': importing('axios'),
  'libs/ui/src/player/api.ts': importing('@kislap/api'),
  'libs/ui/src/player/router.ts': importing('react-router-dom'),
  'apps/player-web/src/pages/home/axios.ts': importing('axios'),
  'apps/player-web/src/pages/home/radix.ts': importing('@radix-ui/react-dialog'),
  'apps/player-web/src/pages/home/wire.ts': importing('@kislap/api/contract'),
  'apps/player-web/src/pages/home/style.ts': importing('./home.css'),
  'apps/player-web/src/pages/home/deep.ts': importing('@kislap/ui/src/index'),
  'apps/player-web/src/pages/home/escape.ts': importing('../../../../../libs/ui/src/index'),
  'apps/sandbox/src/http/react.ts': importing('react'),
  'apps/sandbox/src/http/client.ts': importing('@kislap/api'),
  'apps/sandbox/src/http/ui.ts': importing('@kislap/ui'),
  'apps/conformance/src/checks/client.ts': importing('@kislap/api'),
  'apps/conformance/src/checks/sandbox.ts': importing('../../../sandbox/src/main'),
  'apps/console/src/client/contract.ts': importing('@kislap/api/contract'),
  'apps/console/src/client/client.ts': importing('@kislap/api'),
  'apps/console/src/players/session.ts': importing('../../../player-web/src/session/session'),
  'apps/storybook/decorators/deep.ts': importing('@kislap/api/src/index'),
  'libs/ui/src/player/lazy.ts': "export const load = () => import('axios');\n",
  'libs/ui/src/player/forward.ts': "export * from 'axios';\n",
};

const allowed = {
  'libs/domain/src/time/now.ts': importing('dayjs'),
  'libs/api/src/contract/schema.ts': importing('valibot'),
  'libs/api/src/records/client.ts': importing('swr'),
  'libs/ui/src/player/radix.ts': importing('@radix-ui/react-tabs'),
  'apps/player-web/src/pages/home/cache.ts': importing('swr'),
  'apps/sandbox/src/http/contract.ts': importing('@kislap/api/contract'),
  'apps/console/src/players/controls.ts': importing('@kislap/api/controls'),
  'apps/console/src/players/device.ts': importing('../../../player-web/src/storage/storageFormat'),
  'apps/sandbox/src/http/sibling.ts': importing('../http/contract'),
  'apps/conformance/src/checks/contract.ts': importing('@kislap/api/registry'),
  'apps/conformance/test/faults.test.ts': importing('../../sandbox/test/support/TestOperator'),
  'libs/domain/src/deposit/deposit.test.ts': importing('fast-check'),
};

const otherViolations = {
  'kislap(no-implicit-now)': {
    'libs/domain/src/time/clock.ts': 'export const now = () => new Date();\n',
    'libs/domain/src/time/stamp.ts': 'export const now = () => Date.now();\n',
    'libs/domain/src/draw/chance.ts': 'export const chance = () => Math.random();\n',
  },
  'eslint(no-restricted-globals)': {
    'libs/domain/src/phone/window.ts': 'export const width = () => window.innerWidth;\n',
    'libs/domain/src/phone/format.ts': "export const format = new Intl.NumberFormat('en');\n",
  },
  'kislap(money-scale)': {
    'apps/player-web/src/pages/home/divide.ts': 'export const pesos = (score: number) => score / 10_000;\n',
    'libs/api/src/records/multiply.ts': 'export const score = (pesos: number) => pesos * 1e4;\n',
    'libs/ui/src/player/constant.ts': 'export const scale = 10000;\n',
  },
  'kislap(no-double-cast)': {
    'libs/api/src/records/cast.ts': 'export const text = (value: number) => value as unknown as string;\n',
  },
  'typescript(no-explicit-any)': {
    'libs/api/src/records/any.ts': 'export const same = (value: any) => value;\n',
  },
  'typescript(no-non-null-assertion)': {
    'libs/api/src/records/bang.ts': 'export const first = (list: string[]) => list[0]!;\n',
  },
  'typescript(no-floating-promises)': {
    'libs/api/src/records/floating.ts': 'export function start() {\n  Promise.resolve(1);\n}\n',
  },
  'eslint(no-restricted-properties)': {
    'libs/ui/src/player/html.ts':
      'export const show = (target: Element, text: string) => {\n  target.innerHTML = text;\n};\n',
  },
  'react(no-danger)': {
    'libs/ui/src/player/danger.tsx':
      'export const Raw = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n',
  },
  'eslint(no-eval)': {
    'libs/ui/src/player/evaluate.ts': 'export const run = (text: string): unknown => eval(text);\n',
  },
  'vitest(no-focused-tests)': {
    'libs/ui/src/player/only.test.ts':
      "import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));\n",
  },
  'vitest(no-disabled-tests)': {
    'libs/ui/src/player/skip.test.ts':
      "import { expect, test } from 'vitest';\ntest.skip('one', () => expect(1).toBe(1));\n",
  },
};

const timeoutWithItsUnit = { 'libs/api/src/http/timeout.ts': 'export const timeoutMs = 10_000;\n' };

const broken = brokenRules({
  ...layerViolations,
  ...allowed,
  ...timeoutWithItsUnit,
  ...Object.assign({}, ...Object.values(otherViolations)),
});

test.each(Object.keys(layerViolations))('a forbidden import fails: %s', (path) => {
  expect(broken[path]).toContain('kislap(layer-imports)');
});

test.each([...Object.keys(allowed), ...Object.keys(timeoutWithItsUnit)])('good code passes: %s', (path) => {
  expect(broken[path]).toEqual([]);
});

test.each(
  Object.entries(otherViolations).flatMap(([rule, files]) => Object.keys(files).map((path) => [rule, path])),
)('%s catches %s', (rule, path) => {
  expect(broken[path]).toContain(rule);
});
