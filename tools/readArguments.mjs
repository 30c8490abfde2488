import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * A command as it may be typed.
 *
 * @param {Options} options
 * @param {readonly string[]} words
 */
function knownTo(options, words) {
  const flags = Object.entries(options).map(([name, { type, short }]) => {
    const typed = short === undefined ? `--${name}` : `--${name} (-${short})`;
    return type === 'boolean' ? typed : `${typed} …`;
  });
  return [...flags, ...words].join(', ') || 'no argument';
}

/**
 * What was said to a command, read by Node's own rules (`--runs 5` or `--runs=5`). What the command does not know ends the
 * process before anything is done, in one line that says what it does know: a misspelt flag that is passed over costs a
 * build, or worse, answers another question. `--help` says the same line.
 *
 * @template {Options} Known
 * @param {string} command As it is typed: `npm run demo`.
 * @param {Known} options Its flags, as `parseArgs` takes them.
 * @param {readonly string[]} [words] What else may follow, each by a name in capitals; one that ends in `…` stands for any number.
 * @param {string[]} [args]
 */
export function readArguments(command, options, words = [], args = process.argv.slice(2)) {
  const known = knownTo(options, words);
  if (args.includes('--help')) {
    console.log(`${command} knows: ${known}.`);
    process.exit(0);
  }
  const most = words.some((word) => word.endsWith('…')) ? Infinity : words.length;
  try {
    const read = parseArgs({ args, options, allowPositionals: true });
    const extra = read.positionals[most];
    if (extra === undefined) return read;
    throw new TypeError(`Unknown argument '${extra}'`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [what] = error.message.split(/\.(?:\s|$)/);
    console.error(`${command}: ${what}. It knows: ${known}.`);
    process.exit(2);
  }
}
