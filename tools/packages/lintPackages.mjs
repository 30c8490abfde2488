import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { fileURLToPath } from 'node:url';
import { libraries } from './libraries.mjs';
import { run } from './run.mjs';

const attw = fileURLToPath(
  new URL('../../node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url),
);

/** Libraries that only bundlers and ES modules use, so that `require` need not find a CommonJS build of each entry. */
const esmOnly = new Set(['api', 'i18n', 'ui']);

/** What publint says about each package, strictly. @returns {Promise<string[]>} */
export async function lintWithPublint() {
  const all = libraries.map(async ({ name, dist }) => {
    const { messages, pkg } = await publint({ pkgDir: dist, level: 'suggestion', strict: true });
    return messages.map((message) => `publint, ${name}: ${formatMessage(message, pkg) ?? message.code}`);
  });
  return (await Promise.all(all)).flat();
}

/**
 * Asks are-the-types-wrong about a tarball.
 *
 * @param {string} library
 * @param {string} tarball
 * @param {string} cwd
 */
export const lintTypes = (library, tarball, cwd) =>
  run(
    [
      attw,
      tarball,
      '--format',
      'ascii',
      '--no-emoji',
      '--exclude-entrypoints',
      './styles.css',
      ...(esmOnly.has(library) ? ['--ignore-rules', 'cjs-resolves-to-esm'] : []),
    ],
    cwd,
  );
