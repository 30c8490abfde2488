import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run pseudo`: every page and overlay at 320 px in a language nobody speaks, to find words that are not in the
 * catalogue and words that have no room. Words after it choose stories by file.
 */
const screens = ['pages', 'overlays', 'popups'].map((folder) => `player-web/src/${folder}/`);
const filters = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url)),
    'run',
    '--root',
    fileURLToPath(new URL('../apps/storybook', import.meta.url)),
    '--project=stories in English*',
    ...(filters.length > 0 ? filters : screens),
  ],
  { stdio: 'inherit', env: { ...process.env, STORY_CHECKS: 'words' } },
);
process.exitCode = status ?? 1;
