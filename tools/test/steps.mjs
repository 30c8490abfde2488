import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One step of `npm test`.
 *
 * `counts` says how its result is counted: a `check` is one passed or failed; `vitest` and `playwright` count the
 * tests in the JSON report they leave in `report`.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command Run by npm's shell rules, with `node_modules/.bin` in the path.
 * @property {'check' | 'vitest' | 'playwright'} counts
 * @property {string} [report]
 * @property {string} [needs] The step that must have passed before this one makes sense.
 */

const repository = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(repository, 'reports');

/** Vite resolves what a workspace may read only from a whole path. @param {string} workspace */
const rootOf = (workspace) => `--root "${join(repository, workspace)}"`;

/** @param {string} name @param {string} args @returns {Step} */
const vitest = (name, args) => ({
  name,
  command: `vitest run ${args} --reporter=default --reporter=json --outputFile.json="${reports}/${name}.json"`,
  counts: 'vitest',
  report: `${reports}/${name}.json`,
});

/** @param {string} name @param {string} command @returns {Step} */
const check = (name, command) => ({ name, command, counts: 'check' });

/**
 * The stages run one after another; the steps of one stage run side by side.
 *
 * @type {readonly (readonly Step[])[]}
 */
export const stages = [
  [
    vitest('domain', '--project domain --coverage'),
    vitest('unit', '--project api --project i18n --project ui --project player-web --project console'),
  ],
  [vitest('operator', '--project sandbox --project conformance --project tools --project pictures')],
  [check('build', 'npm run --silent build')],
  [
    vitest('answers', `${rootOf('apps/player-web')} --config vitest.answers.config.ts`),
    { ...check('overlays', 'node tools/engines.mjs --only=chromium'), needs: 'build' },
    vitest('sandbox', `${rootOf('apps/sandbox')} --config vitest.slow.config.ts`),
  ],
  [vitest('stories', rootOf('apps/storybook'))],
  [
    {
      name: 'journeys',
      command: 'node tools/e2e.mjs',
      counts: 'playwright',
      report: `${reports}/journeys.json`,
      needs: 'build',
    },
  ],
];

/**
 * What only computes, and never waits for a page or a clock. These run one after another beside the stages, at the
 * lowest priority: they take the time in which the others wait, and none of theirs.
 *
 * @type {readonly Step[]}
 */
export const besides = [
  check('conventions', 'npm run --silent conventions'),
  check('lint', 'npm run --silent lint'),
  check('format', 'prettier --check . --log-level warn'),
  check('examples', 'node tools/examples.mjs --check'),
  { ...check('size', 'node tools/size.mjs'), needs: 'build' },
  { ...check('parts', 'node tools/parts.mjs'), needs: 'build' },
  { ...check('sizes', 'node tools/sizes.mjs'), needs: 'build' },
  { ...check('packages', 'node tools/packages.mjs --check --short'), needs: 'build' },
];
