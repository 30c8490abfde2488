import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run visual`: compares every story with its committed picture, and nothing else. `-- --update` takes the
 * pictures anew; words after it choose stories by file (`npm run visual -- --update GameTile`) or by id.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const storybook = fileURLToPath(new URL('../apps/storybook', import.meta.url));
const isTakingAnew = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((one) => one !== '--update');

const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url)),
    'run',
    '--root',
    storybook,
    ...(isTakingAnew ? ['--update=all'] : []),
    ...filters,
  ],
  { cwd: repository, stdio: 'inherit', env: { ...process.env, STORY_CHECKS: 'pictures' } },
);
process.exitCode = status ?? 1;
