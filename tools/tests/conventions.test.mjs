import { expect, test } from 'vitest';
import { matrixOfVariants, usageHeadingsPresent, wholeComponents } from '../conventions/content.mjs';
import { exactVersions, sameCommands, soundLock } from '../conventions/packages.mjs';
import { keptPromises } from '../conventions/promises.mjs';
import {
  noDownloadAddresses,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
} from '../conventions/text.mjs';
import { describedMessages, usedMessages, wholeCatalogues } from '../conventions/words.mjs';
import { productPage } from '../promises/productPage.mjs';

/** @param {Record<string, string>} files */
const tree = (files) => new Map(Object.entries(files));

// Put together here so that this file does not break the rules it tests.
const silence = ['// oxlint', 'disable-next-line no-console'].join('-');
const lonely = ['test', 'only('].join('.');
const registry = ['https://registry', 'npmjs', 'org/left-pad'].join('.');

test('a silenced rule needs a reason', () => {
  expect(reasonedSilence(tree({ 'a.ts': silence }))).toHaveLength(1);
  expect(reasonedSilence(tree({ 'a.ts': `${silence} -- the console is this tool's output` }))).toEqual([]);
});

test('a singled-out test is found in unit and browser tests', () => {
  expect(noSleepingTests(tree({ 'a.test.ts': lonely, 'apps/player-web/e2e/money.ts': lonely }))).toHaveLength(
    2,
  );
});

test('SQL that is put together from text is found in the sandbox', () => {
  const inSandbox = (/** @type {string} */ line) => parameterisedSql(tree({ 'apps/sandbox/src/a.ts': line }));
  expect(inSandbox('sql.raw(`SELECT ${name}`)')).toHaveLength(1);
  expect(inSandbox('client.query(`SELECT ${name}`)')).toHaveLength(1);
  expect(inSandbox('database.execute(sql`SELECT ${name}`)')).toEqual([]);
  expect(inSandbox("pool.query('SELECT ' + name)")).toHaveLength(1);
  expect(inSandbox("pool.query('SELECT 1')")).toEqual([]);
});

test('a registry address is found anywhere', () => {
  expect(noDownloadAddresses(tree({ 'docs/install.md': registry }))).toHaveLength(1);
  expect(noDownloadAddresses(tree({ '.npmrc': 'registry=http://localhost:4873' }))).toHaveLength(1);
  expect(noDownloadAddresses(tree({ '.npmrc': 'save-exact=true' }))).toEqual([]);
});

test('a version range is refused', () => {
  const asking = (/** @type {string} */ version) =>
    tree({ 'libs/ui/package.json': JSON.stringify({ dependencies: { react: version } }) });
  expect(exactVersions(asking('^19.0.0'))).toHaveLength(1);
  expect(exactVersions(asking('19.3.1'))).toEqual([]);
});

test('the lock holds no addresses, no unchecked contents and no poisoned release', () => {
  const lock = (/** @type {object} */ entry) =>
    tree({ 'package-lock.json': JSON.stringify({ packages: { 'node_modules/axios': entry } }) });
  expect(soundLock(lock({ version: '1.21.1', integrity: 'sha512-x' }))).toEqual([]);
  expect(soundLock(lock({ version: '1.21.1', integrity: 'sha512-x', resolved: 'https://x/a' }))).toHaveLength(
    1,
  );
  expect(soundLock(lock({ version: '1.21.1' }))).toHaveLength(1);
  expect(soundLock(lock({ version: '1.14.1', integrity: 'sha512-x' }))).toHaveLength(1);
});

test('the README and the gate show the same commands', () => {
  const readme = 'npm ci && npm start\nnpm ci && npm test';
  expect(sameCommands(tree({ 'README.md': readme, '.ci/run': 'npm ci && npm test' }))).toEqual([]);
  expect(sameCommands(tree({ 'README.md': readme, '.ci/run': 'npm test' }))).toHaveLength(1);
});

test('a component of a recipe shows its matrix', () => {
  const folder = 'libs/ui/src/primitives/Badge';
  const component = 'type BadgeProps = RecipeVariants<typeof badge>;';
  const files = (/** @type {string} */ stories) =>
    tree({ [`${folder}/Badge.tsx`]: component, [`${folder}/Badge.stories.tsx`]: stories });
  expect(matrixOfVariants(files('export const New: Story = {};'))).toHaveLength(1);
  expect(matrixOfVariants(files('export const Matrix: Story = {};'))).toEqual([]);
});

test('a part of the kit without story, test or usage page is named, whoever uses it', () => {
  const folder = 'libs/ui/src/primitives/Tick';
  const whole = { 'Tick.tsx': '', 'Tick.stories.tsx': '', 'Tick.test.tsx': '', 'Tick.mdx': '' };
  const files = (/** @type {string[]} */ names) =>
    tree(Object.fromEntries(names.map((name) => [`${folder}/${name}`, ''])));
  expect(wholeComponents(files(Object.keys(whole)))).toEqual([]);
  expect(wholeComponents(files(['Tick.tsx', 'README.md']))).toEqual([
    `${folder} has no story`,
    `${folder} has no test`,
    `${folder} has no usage page`,
  ]);
  expect(wholeComponents(tree({ 'libs/ui/src/primitives/Closed.ts': '' }))).toEqual([]);
});

test('a usage page has its five headings', () => {
  expect(
    usageHeadingsPresent(tree({ 'libs/ui/src/primitives/Button/Button.mdx': '## When to use' })),
  ).toHaveLength(4);
});

test('a message missing or with other placeholders in one language is named', () => {
  const catalogues = (/** @type {object} */ english, /** @type {object} */ filipino) =>
    tree({
      'libs/i18n/src/catalogues/en.json': JSON.stringify(english),
      'libs/i18n/src/catalogues/fil.json': JSON.stringify(filipino),
    });
  expect(wholeCatalogues(catalogues({ a: 'Hi {name}' }, { a: 'Kumusta {name}' }))).toEqual([]);
  expect(wholeCatalogues(catalogues({ a: 'Hi' }, {}))).toHaveLength(1);
  expect(wholeCatalogues(catalogues({}, { a: 'Kumusta' }))).toHaveLength(1);
  expect(wholeCatalogues(catalogues({ a: 'Hi {name}' }, { a: 'Kumusta {pangalan}' }))).toHaveLength(1);
});

test('a message that no code says is named, and one said by a part of its id is not', () => {
  const english = { 'bet.win': 'Win', 'bet.net': 'Net', 'month.1': 'January', 'vip.gift.day': 'Daily gift' };
  /** @param {string} code */
  const saying = (code) =>
    usedMessages(
      tree({
        'libs/i18n/src/catalogues/en.json': JSON.stringify(english),
        'apps/player-web/src/Bet.tsx': code,
        'apps/player-web/src/Bet.stories.tsx': "text('bet.net')",
      }),
    );
  expect(saying("text('bet.win'); text(`month.${n}`); text(`vip.gift.${of}`)")).toEqual([
    'bet.net is said nowhere',
  ]);
  expect(saying("text('bet.win'); text('bet.net'); text(`month.${n}`)")).toEqual([
    'vip.gift.day is said nowhere',
  ]);
});

test('an area, a placeholder or a text told apart in one language needs its description', () => {
  /** @param {object} descriptions */
  const describing = (descriptions) =>
    describedMessages(
      tree({
        'libs/i18n/src/catalogues/en.json': JSON.stringify({
          'a.open': 'Open',
          'b.open': 'Open',
          'b.x': '{x}',
        }),
        'libs/i18n/src/catalogues/fil.json': JSON.stringify({
          'a.open': 'Bukas',
          'b.open': 'Buksan',
          'b.x': '{x}',
        }),
        'libs/i18n/src/catalogues/descriptions.json': JSON.stringify(descriptions),
      }),
    );
  const whole = { 'a.*': '', 'b.*': '', '{x}': '', 'a.open': '', 'b.open': '' };
  expect(describing(whole)).toEqual([]);
  expect(describing({ ...whole, 'c.*': '' })).toEqual(['c.* is described and not in the catalogue']);
  expect(describing({})).toHaveLength(5);
});

test('a promise without its file, its test or any proof is named, and a page that is not fresh', () => {
  const kept = { part: 'Money', line: 'Money is exact', where: ['a.ts'], proof: [['a.test.ts', 'adds']] };
  /** @param {object} change @param {string} tests */
  const promising = (change, tests = "test('adds', () => {});") => {
    const promises = [{ ...kept, ...change }];
    return tree({
      'docs/product/promises.json': JSON.stringify(promises),
      'docs/product.md': productPage(JSON.parse(JSON.stringify(promises))),
      'a.ts': '',
      'a.test.ts': tests,
    });
  };
  expect(keptPromises(promising({}))).toEqual([]);
  expect(
    keptPromises(
      promising({ proof: [['a.test.ts', 'export const Loaded']] }, 'export const Loaded = story();'),
    ),
  ).toEqual([]);
  expect(keptPromises(promising({}, "test('adds up', () => {});"))).toEqual([
    '"Money is exact": a.test.ts has no test "adds"',
  ]);
  expect(keptPromises(promising({ where: ['b.ts'] }))).toEqual(['"Money is exact": b.ts does not exist']);
  expect(keptPromises(promising({ proof: [] }))).toEqual(['"Money is exact" has no proof']);
  const stale = new Map([...promising({}), ['docs/product.md', '']]);
  expect(keptPromises(stale)).toEqual(['docs/product.md is not fresh: run "npm run promises"']);
  expect(keptPromises(tree({}))).toEqual(['docs/product/promises.json is missing']);
});
