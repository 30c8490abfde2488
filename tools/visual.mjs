import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { runStories, storyOptions } from './browser/runStories.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run visual`: compares every story with its committed picture, and nothing else; what differs is on a page,
 * `reports/visual/index.html`. Words choose stories by file: `npm run visual -- GameTile`.
 *
 * `-- --update GameTile` takes pictures anew; `-- --accept [findings]` takes those of the page for right;
 * `-- --before[=commit]` takes those from before the change anew, where this machine has none.
 */
// A commit may be named after it, or nothing.
const args = process.argv.slice(2).map((arg) => (arg === '--before' ? '--before=' : arg));
const { values: options, positionals: words } = readArguments(
  'npm run visual',
  {
    accept: { type: 'boolean', default: false },
    before: { type: 'string' },
    update: { type: 'boolean', default: false },
    ...storyOptions,
  },
  ['FILES…'],
  args,
);

/** What is done with what was found is written in TypeScript, beside what finds it. */
async function commands() {
  const path = fileURLToPath(new URL('../apps/storybook/visual/report/commands.ts', import.meta.url));
  /** @type {{ module: { accept: (words: readonly string[]) => string, before: (commit?: string) => string } }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return module;
}

/** @param {(module: Awaited<ReturnType<typeof commands>>) => string} act */
async function say(act) {
  const module = await commands();
  try {
    console.log(act(module));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (options.accept) await say(({ accept }) => accept(words));
else if (options.before !== undefined) await say(({ before }) => before(options.before || undefined));
else
  runStories(
    { STORY_CHECKS: 'pictures' },
    args.map((one) => (one === '--update' ? '--update=all' : one)),
  );
