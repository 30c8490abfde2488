import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathTo = (/** @type {string} */ file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** What of Vitest's own flags may be said, each with a value. @satisfies {import('../readArguments.mjs').Options} */
export const storyOptions = /** @type {const} */ ({
  project: { type: 'string' },
  testNamePattern: { type: 'string', short: 't' },
});

/**
 * Runs stories as tests and ends this process as they end.
 *
 * @param {Readonly<Record<string, string>>} settings What apps/storybook/vitest.config.ts reads of the environment.
 * @param {readonly string[]} args Vitest's, such as words that choose stories by file.
 */
export function runStories(settings, args) {
  const { status } = spawnSync(
    process.execPath,
    [pathTo('node_modules/vitest/vitest.mjs'), 'run', '--root', pathTo('apps/storybook'), ...args],
    { cwd: pathTo(''), stdio: 'inherit', env: { ...process.env, ...settings } },
  );
  process.exitCode = status ?? 1;
}
