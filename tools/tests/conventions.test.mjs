import { expect, test } from 'vitest';
import { matrixOfVariants, usageHeadingsPresent, wholeComponents } from '../conventions/content.mjs';
import { citedRules, citedSections, datedDecisions, linkedFiles } from '../conventions/documents.mjs';
import { exactVersions, sameCommands, soundLock } from '../conventions/packages.mjs';
import {
  noDownloadAddresses,
  noSizedQueries,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
} from '../conventions/text.mjs';
import { describedProps } from '../conventions/props.mjs';
import { listedProjects, namedProjects } from '../conventions/projects.mjs';
import { securityStatement } from '../conventions/security.mjs';
import { describedMessages, usedMessages } from '../conventions/words.mjs';

/** @param {Record<string, string>} files */
const tree = (files) => new Map(Object.entries(files));

// Put together here so that this file does not break the rules it tests.
const silence = ['// oxlint', 'disable-next-line no-console'].join('-');
const lonely = ['test', 'only('].join('.');
const registry = ['https://registry', 'npmjs', 'org/left-pad'].join('.');

test('a decision record has a date and a status, and the table shows both', () => {
  const row = '| [0001](0001-money.md) | One money | 2026-11-21 | accepted |';
  const record = '# 0001 One money\n\n- Date: 2026-11-21\n- Status: accepted\n';
  const records = (/** @type {string} */ text, table = row) =>
    datedDecisions(tree({ 'docs/decisions/0001-money.md': text, 'docs/decisions/README.md': table }));
  expect(records(record)).toEqual([]);
  expect(records(record.replace('- Date: 2026-11-21\n', ''))).toHaveLength(1);
  expect(records(record.replace('accepted', 'perhaps'))).toHaveLength(1);
  expect(records(record.replace('accepted', 'superseded by 0009'))).toHaveLength(1);
  expect(records(record.replace('accepted', 'withdrawn'))).toHaveLength(1);
  expect(records(record, '')).toHaveLength(1);
});

test('a section that a docstring cites has to be there', () => {
  const citing = (/** @type {string} */ page) =>
    citedSections(tree({ 'a.ts': '/** @see docs/rules.md#check-in-repair */', 'docs/rules.md': page }));
  expect(citing('## Check-in repair')).toEqual([]);
  expect(citing('## Check-in')).toHaveLength(1);
});

test('what a page links to is there', () => {
  const linking = (/** @type {string} */ target) =>
    linkedFiles(tree({ 'docs/a.md': `[it](${target})`, 'docs/b/c.md': '## Two words\n', 'e.ts': '' }));
  for (const there of ['b/c.md', 'b/c.md#two-words', './b', 'b/', '../e.ts', 'https://a.example', 'x.png'])
    expect(linking(there)).toEqual([]);
  for (const gone of ['c.md', 'b/c.md#three', '#top', '../f.ts', 'd/'])
    expect(linking(gone)).toEqual([`docs/a.md links to ${gone}, which is not there`]);
  expect(linkedFiles(tree({ 'a.md': '`[x](y)`\n```\n[x](y)\n```\n' }))).toEqual([]);
});

test('a property of a component has its sentence', () => {
  const component = (/** @type {string} */ members, exported = 'export ') =>
    describedProps(
      tree({
        'libs/ui/src/primitives/A/A.tsx': `type AProps = Other & {\n${members} };\n${exported}function A(props: AProps) {}`,
      }),
    );
  expect(component('/** What it says. */ label: string;')).toEqual([]);
  expect(component('/** Its parts. */ parts: { name: string };')).toEqual([]);
  expect(component('label: string;\n/** Its size. */ size?: "a" | "b";')).toEqual([
    'libs/ui/src/primitives/A/A.tsx: the property A.label has no sentence above it',
  ]);
  expect(component('label: string;', '')).toEqual([]);
});

test('a property that a component takes over has its sentence too', () => {
  const taking = (/** @type {string} */ props, given = '') =>
    describedProps(
      tree({
        'libs/ui/src/primitives/A/A.tsx': `${props}\nexport function A(props: AProps) {}`,
        'libs/ui/src/patterns/B/B.tsx': `export interface Shared {\n${given}\nlabel: string }\nfunction B() {}`,
      }),
    );
  const missing = ['libs/ui/src/patterns/B/B.tsx: the property Shared.label has no sentence above it'];
  expect(taking('interface AProps extends Shared {}')).toEqual(missing);
  expect(taking('type AProps = Shared & {};')).toEqual(missing);
  expect(taking('interface AProps extends Shared {}', '/** What it says. */')).toEqual([]);
  expect(taking('interface AProps {\n/** One of them. */\nshared: Shared }')).toEqual([]);
});

test('a rule of the domain cites its section', () => {
  const rule = (/** @type {string} */ docstring) =>
    citedRules(tree({ 'libs/domain/src/draw/goal.ts': `${docstring}\nexport function goalShare() {}` }));
  expect(rule('/**\n * The share.\n *\n * @see docs/rules.md#luck-draw\n */')).toEqual([]);
  expect(rule('/** The share. */')).toHaveLength(1);
  expect(rule('/** @see docs/rules.md#luck-draw */\nconst other = 1;\n')).toHaveLength(1);
});

test('a silenced rule needs a reason', () => {
  expect(reasonedSilence(tree({ 'a.ts': silence }))).toHaveLength(1);
  expect(reasonedSilence(tree({ 'a.ts': `${silence} -- the console is this tool's output` }))).toEqual([]);
});

test('a singled-out test is found in unit and browser tests', () => {
  expect(noSleepingTests(tree({ 'a.test.ts': lonely, 'apps/player-web/e2e/money.ts': lonely }))).toHaveLength(
    2,
  );
});

test("a query's size is asked for nowhere in the app", () => {
  const inApp = (/** @type {string} */ line) => noSizedQueries(tree({ 'apps/player-web/src/a.ts': line }));
  expect(inApp('const rest = query.size > 0 ? `?${query}` : "";')).toHaveLength(1);
  expect(inApp('if (url.searchParams.size === 0) return;')).toHaveLength(1);
  expect(inApp('if (games.size > 0) return;')).toEqual([]);
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
  expect(exactVersions(asking('npm:@scope/react@19.3.1'))).toEqual([]);
  expect(exactVersions(asking('npm:react@^19.3.1'))).toHaveLength(1);
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

test('a relative path into another project is refused, in settings and tests as well', () => {
  const reaching = tree({
    'apps/a/src/x.ts': "import { y } from '../../b/src/y';",
    'apps/a/test/z.test.ts': "const y = await import('../../b/src/y');",
    'apps/a/vitest.config.ts': "import { free } from '../../tools/free.mjs';\nimport '../../vitest.config';",
    'apps/a/src/inner.ts': "import { w } from './w';",
    'apps/b/src/y.ts': '',
    'tools/free.mjs': '',
    'vitest.config.ts': '',
  });
  expect(namedProjects(reaching)).toEqual([
    'apps/a/src/x.ts reaches into apps/b/src/y.ts: import the package by its name',
    'apps/a/test/z.test.ts reaches into apps/b/src/y.ts: import the package by its name',
    'apps/a/vitest.config.ts reaches into tools/free.mjs: import the package by its name',
    'apps/a/vitest.config.ts reaches into vitest.config.ts: import the package by its name',
  ]);
});

test('a project that is imported and not listed is named', () => {
  const importing = (/** @type {object} */ manifest) =>
    listedProjects(
      tree({
        'apps/a/package.json': JSON.stringify({ name: '@kislap/a', ...manifest }),
        'apps/a/src/x.ts': "import { y } from '@kislap/b/y';\nimport { own } from '@kislap/a';",
      }),
    );
  const listed = { '@kislap/b': '0.1.0' };
  expect(importing({ dependencies: listed })).toEqual([]);
  expect(importing({ devDependencies: listed })).toEqual([]);
  expect(importing({})).toEqual([
    'apps/a/src/x.ts imports @kislap/b, which apps/a/package.json does not list',
  ]);
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

test('the security statement speaks of every requirement, and what is met names a test that is there', () => {
  const findingsOf = (/** @type {string} */ by) =>
    securityStatement(
      tree({
        'SECURITY.md': `| 1.1.1 | met | ${by} |\n| 1.1.2 | perhaps | x |\n| 1.1.3 | n.a. | x |`,
        'a.test.ts': "it('escapes twice')",
      }),
    );
  expect(findingsOf('[a.test.ts](a.test.ts): “escapes twice”').join()).not.toMatch(/\b1\.1\.1 is/);
  expect(findingsOf('[a.test.ts](a.test.ts): “escapes once”').join()).toContain('a.test.ts does not hold');
  expect(findingsOf('[b.test.ts](b.test.ts): “escapes twice”').join()).toContain('which is not there');
  expect(findingsOf('care').join()).toContain('by nothing, which is not there');
  const others = findingsOf('[a.test.ts](a.test.ts): “escapes twice”');
  expect(others).toContain('SECURITY.md: 1.1.2 is "perhaps", which is no status');
  expect(others).toContain('SECURITY.md speaks of 1.1.3: there is none');
  expect(others.filter((one) => one.startsWith('SECURITY.md says nothing of'))).toHaveLength(251);
});
