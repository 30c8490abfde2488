import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { domainTopics, stacks } from '../lint/layers.mjs';
import { brokenRules } from './lintFixtures.mjs';

/** @param {string} source */
const importing = (source) => `import * as imported from '${source}';\nexport const used = imported;\n`;

/** Every folder of a stack imports from the one right above it, statically or at run time: the first has none. */
const stackViolations = Object.fromEntries(
  stacks.flatMap(({ root, order }) =>
    order.slice(1).flatMap((folder, index) => [
      [`${root}/${folder}/upwards.ts`, importing(`../${order[index]}/thing`)],
      [
        `${root}/${folder}/upwardsLater.ts`,
        `export const load = () => import('../${order[index]}/thing');\n`,
      ],
      [`${root}/${folder}/deep/upwards.ts`, importing(`../../${order[0]}`)],
      [
        `${root}/${folder}/upwardsInBackticks.ts`,
        `export const load = () => import(\`../${order[index]}/thing\`);\n`,
      ],
    ]),
  ),
);

const layerViolations = {
  ...stackViolations,
  'apps/sandbox/src/elsewhere/unlisted.ts': importing('../kernel/thing'),
  'apps/sandbox/src/server/toUnlisted.ts': importing('../elsewhere/thing'),
  'libs/domain/src/deposit/react.ts': importing('react'),
  'libs/domain/src/deposit/dayjsOutsideTime.ts': importing('dayjs'),
  'libs/domain/src/deposit/sibling.ts': importing('@kislap/i18n'),
  'libs/domain/src/deposit/insideATopic.ts': importing('../money/rounding'),
  'libs/domain/src/deposit/insideATopic.test.ts': importing('../money/rounding'),
  'libs/domain/src/deposit/unlistedTopic.ts': importing('../vip'),
  'libs/domain/src/deposit/root.ts': importing('../index'),
  'libs/domain/src/deposit/testing.ts': importing('../testing/pesos'),
  'libs/domain/src/deposit/internalOfNone.ts': importing('../vip/internal'),
  'libs/domain/src/limits/dayjsByTheIndex.ts': importing('../time'),
  'libs/domain/src/money/topicAbove.ts': importing('../deposit'),
  'libs/domain/src/kernel/money.ts': importing('../money'),
  'libs/domain/src/testing/insideATopic.ts': importing('../money/rounding'),
  'libs/oracle/src/domain.ts': importing('@kislap/domain'),
  'apps/sandbox/oracle/model/domain.ts': importing('@kislap/domain'),
  'apps/sandbox/oracle/model/rule.ts': importing('../../src/rules/settleDue'),
  'libs/oracle/src/adapter/topic.ts': importing('@kislap/domain/money'),
  'libs/oracle/src/adapter/rule.ts': importing('../../../domain/src/money/rounding'),
  'libs/api/src/contract/axios.ts': importing('axios'),
  'libs/api/src/contract/client.ts': importing('../http/client'),
  'libs/api/src/records/router.ts': importing('react-router-dom'),
  'libs/api/src/records/intl.ts': importing('react-intl'),
  'libs/i18n/src/provider/swr.ts': importing('swr'),
  'libs/ui/src/player/axios.ts': importing('axios'),
  'libs/ui/src/player/api.ts': importing('@kislap/api'),
  'libs/ui/src/player/router.ts': importing('react-router-dom'),
  'libs/ui/src/player/helpOfTests.ts': importing('../testing/games'),
  'apps/player-web/src/pages/home/axios.ts': importing('axios'),
  'apps/player-web/src/pages/home/radix.ts': importing('@radix-ui/react-dialog'),
  'apps/player-web/src/pages/home/wire.ts': importing('@kislap/api/contract'),
  'apps/player-web/src/pages/home/style.ts': importing('./home.css'),
  'apps/player-web/src/pages/home/otherPage.ts': importing('../login/LoginPage'),
  'apps/player-web/src/pages/home/deep/otherPage.ts': importing('../../login/LoginPage'),
  'apps/player-web/src/pages/home/list.ts': importing('../registry'),
  'apps/player-web/src/overlays/deposit/otherOverlay.ts':
    "export const load = () => import('../identity/IdentityOverlay');\n",
  'apps/player-web/src/features/testing.ts': importing('../testing/storyGame'),
  'apps/player-web/src/pages/home/deep.ts': importing('@kislap/ui/src/index'),
  'apps/player-web/src/pages/home/escape.ts': importing('../../../../../libs/ui/src/index'),
  'apps/sandbox/src/server/react.ts': importing('react'),
  'apps/sandbox/src/server/client.ts': importing('@kislap/api'),
  'apps/sandbox/src/server/ui.ts': importing('@kislap/ui'),
  'apps/conformance/src/checks/client.ts': importing('@kislap/api'),
  'apps/conformance/src/checks/sandbox.ts': importing('@kislap/sandbox/testing'),
  'apps/conformance/test/sandbox.ts': importing('../../sandbox/test/support/TestPlayer'),
  'apps/console/src/client/contract.ts': importing('@kislap/api/contract'),
  'apps/console/src/client/client.ts': importing('@kislap/api'),
  'apps/console/src/players/session.ts': importing('../../../player-web/src/session/session'),
  'apps/console/src/players/storage.ts': importing('../../../player-web/src/storage/storageFormat'),
  'apps/demo/src/worker/server.ts': importing('@kislap/sandbox/testing'),
  'apps/demo/src/page/operator.ts': importing('@kislap/sandbox/embedded'),
  'apps/demo/src/node/node.ts': importing('node:crypto'),
  'apps/demo/e2e/rules.ts': importing('@kislap/domain'),
  'apps/demo/e2e/app.ts': importing('@kislap/player-web/device-settings'),
  'apps/storybook/decorators/deep.ts': importing('@kislap/api/src/index'),
  'libs/ui/src/player/lazy.ts': "export const load = () => import('axios');\n",
  'libs/ui/src/player/forward.ts': "export * from 'axios';\n",
};

/** Every folder of a stack may import from all below it. */
const downwards = Object.fromEntries(
  stacks.flatMap(({ root, order }) =>
    order.flatMap((folder, index) =>
      order.slice(index).map((below) => [`${root}/${folder}/to-${below}.ts`, importing(`../${below}/thing`)]),
    ),
  ),
);

const allowed = {
  ...downwards,
  'libs/domain/src/time/now.ts': importing('dayjs'),
  'libs/domain/src/deposit/money.ts': importing('../money'),
  'libs/domain/src/deposit/internal.ts': importing('../money/internal'),
  'libs/domain/src/limits/time.ts': importing('../time/internal'),
  'libs/domain/src/deposit/neighbour.ts': importing('./money'),
  'libs/domain/src/deposit/pesos.test.ts': importing('../testing/pesos'),
  'libs/domain/src/money/days.test.ts': importing('../time'),
  'libs/domain/src/testing/amount.ts': importing('../money'),
  'libs/oracle/src/adapter/domain.ts': importing('@kislap/domain'),
  'libs/api/src/contract/schema.ts': importing('valibot'),
  'libs/api/src/records/client.ts': importing('swr'),
  'libs/ui/src/player/radix.ts': importing('@radix-ui/react-tabs'),
  'libs/ui/src/patterns/upwards.test.ts': importing('../player/thing'),
  'libs/ui/src/patterns/Upwards.stories.tsx': importing('../player/thing'),
  'libs/ui/src/testing/parts.ts': importing('../player/thing'),
  'apps/player-web/src/pages/home/cache.ts': importing('swr'),
  'apps/player-web/src/pages/home/inside.ts': importing('./live/thing'),
  'apps/player-web/src/pages/list.ts': importing('./home/HomePage'),
  'apps/player-web/src/overlays/deposit/Deposit.stories.tsx': importing('../../testing/overlayStory'),
  'apps/sandbox/src/server/contract.ts': importing('@kislap/api/contract'),
  'apps/console/src/players/controls.ts': importing('@kislap/api/controls'),
  'apps/console/src/players/device.ts': importing('@kislap/player-web/device-settings'),
  'apps/demo/src/worker/operator.ts': importing('@kislap/sandbox/embedded'),
  'apps/demo/src/page/progress.ts': importing('../worker/progress'),
  'apps/demo/e2e/steps.ts': importing('@kislap/player-web/steps'),
  'apps/sandbox/src/server/sibling.ts': importing('../calls/contract'),
  'apps/conformance/src/checks/contract.ts': importing('@kislap/api/registry'),
  'apps/conformance/test/faults.test.ts': importing('@kislap/sandbox/testing'),
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
    'apps/sandbox/src/rules/inMonths.ts':
      'export const inMonths = (end: Date, months: number) => {\n  end.setUTCMonth(end.getUTCMonth() + months);\n};\n',
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

const timeoutWithItsUnit = { 'libs/api/src/server/timeout.ts': 'export const timeoutMs = 10_000;\n' };

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

const domain = fileURLToPath(new URL('../../libs/domain/src', import.meta.url));

test('every topic of the domain is in the table', () => {
  const topics = readdirSync(domain).filter((name) =>
    ['index.ts', 'internal.ts'].some((entry) => existsSync(`${domain}/${name}/${entry}`)),
  );
  expect(Object.keys(domainTopics).toSorted()).toEqual(topics.toSorted());
});

test.each(Object.keys(domainTopics))('%s imports topics that stand above it in the table alone', (topic) => {
  const names = Object.keys(domainTopics);
  const above = names.slice(0, names.indexOf(topic));
  expect(domainTopics[topic]?.filter((one) => !above.includes(one))).toEqual([]);
});
