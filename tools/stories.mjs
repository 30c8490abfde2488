import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run stories`: every story in every look, with all its checks. `npm test` shares the stories among the
 * looks. Words after `--` choose stories by file (`npm run stories -- Deposit`).
 */
const pathTo = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

const { status } = spawnSync(
  process.execPath,
  [
    pathTo('../node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    pathTo('../apps/storybook'),
    ...process.argv.slice(2),
  ],
  { cwd: pathTo('..'), stdio: 'inherit', env: { ...process.env, STORY_LOOKS: 'all' } },
);
process.exitCode = status ?? 1;
