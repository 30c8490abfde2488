import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>[string]} Flag */
/**
 * Flags as `parseArgs` takes them. `takes` says what a text must be: a whole number, or one of these words.
 *
 * @typedef {Readonly<Record<string, Flag & { takes?: 'number' | readonly string[] }>>} Options
 */

/** @param {Options[string]} flag */
const typedAfter = ({ type, takes }) => {
  if (type === 'boolean') return '';
  if (takes === undefined) return ' …';
  return takes === 'number' ? ' N' : ` ${takes.join('|')}`;
};

/**
 * A command as it may be typed.
 *
 * @param {Options} options
 * @param {readonly string[]} words
 */
function knownTo(options, words) {
  const flags = Object.entries(options).map(([name, flag]) => {
    const typed = flag.short === undefined ? `--${name}` : `--${name} (-${flag.short})`;
    return typed + typedAfter(flag);
  });
  return [...flags, ...words].join(', ') || 'no argument';
}

/**
 * @param {Options} options
 * @param {Readonly<Record<string, unknown>>} values
 * @throws TypeError for a value that its flag does not take: it would be another question, or a run of nothing
 */
function checkValues(options, values) {
  for (const [name, { takes }] of Object.entries(options)) {
    const value = values[name];
    if (takes === undefined || typeof value !== 'string') continue;
    if (takes === 'number' ? !/^\d+$/.test(value) : !takes.includes(value))
      throw new TypeError(`--${name} does not take '${value}'`);
  }
}

/**
 * What was said to a command, read by Node's own rules (`--runs 5` or `--runs=5`). What the command does not know ends the
 * process before anything is done, in one line that says what it does know: a misspelt flag that is passed over costs a
 * build, or worse, answers another question. `--help` says the same line.
 *
 * @template {Options} Known
 * @param {string} command As it is typed: `npm run demo`.
 * @param {Known} options Its flags.
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
    checkValues(options, read.values);
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
