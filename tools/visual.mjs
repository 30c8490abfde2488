import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { runStories } from './browser/runStories.mjs';

/**
 * `npm run visual`: compares every story with its committed picture, and nothing else; what differs is on a page,
 * `reports/visual/index.html`. Words choose stories by file: `npm run visual -- GameTile`.
 *
 * `-- --update GameTile` takes pictures anew; `-- --accept [findings]` takes those of the page for right;
 * `-- --before[=commit]` takes those from before the change anew, where this machine has none.
 */
const args = process.argv.slice(2);
const [first = '', ...words] = args;

/** What is done with what was found is written in TypeScript, beside what finds it. */
async function commands() {
  const path = fileURLToPath(new URL('../apps/storybook/visual/report/commands.ts', import.meta.url));
  /** @type {{ module: { accept: (words: readonly string[]) => string, before: (commit?: string) => string } }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return module;
}

if (first === '--accept') console.log((await commands()).accept(words));
else if (first.startsWith('--before')) console.log((await commands()).before(first.split('=')[1]));
else
  runStories(
    { STORY_CHECKS: 'pictures' },
    args.map((one) => (one === '--update' ? '--update=all' : one)),
  );
