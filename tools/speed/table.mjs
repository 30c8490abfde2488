/**
 * What one run has found about one visitor.
 *
 * @typedef {object} Run
 * @property {import('./watchPage.mjs').Seen & { readonly requests: number, readonly kilobytes: number }} cold
 * @property {import('./watchPage.mjs').Seen} [warm]
 * @property {Readonly<Record<string, { readonly nextPaintMs: number, readonly doneMs: number }>>} steps
 * @property {number} firstTapMs
 */

/** The rows, what each reads of a run, and its decimals. */
const rows = /** @type {const} */ ([
  ['first contentful paint, ms', (/** @type {Run} */ { cold }) => cold.firstPaintMs, 0],
  ['largest contentful paint, ms', (/** @type {Run} */ { cold }) => cold.largestPaintMs, 0],
  ['visually complete, ms', (/** @type {Run} */ { cold }) => cold.visuallyCompleteMs, 0],
  ['first tap that works, ms', (/** @type {Run} */ { firstTapMs }) => firstTapMs, 0],
  ['layout shift', (/** @type {Run} */ { cold }) => cold.shift, 3],
  ['blocking time, ms', (/** @type {Run} */ { cold }) => cold.blockedMs, 0],
  ['requests', (/** @type {Run} */ { cold }) => cold.requests, 0],
  ['kB', (/** @type {Run} */ { cold }) => cold.kilobytes, 0],
  ['JS kB', (/** @type {Run} */ { cold }) => cold.scriptKilobytes, 0],
  ['warm: largest paint, ms', (/** @type {Run} */ { warm }) => warm?.largestPaintMs, 0],
  ['overlay: next paint, ms', (/** @type {Run} */ { steps }) => steps['overlay']?.nextPaintMs, 0],
  ['overlay: done, ms', (/** @type {Run} */ { steps }) => steps['overlay']?.doneMs, 0],
  ['close: next paint, ms', (/** @type {Run} */ { steps }) => steps['close']?.nextPaintMs, 0],
  ['close: done, ms', (/** @type {Run} */ { steps }) => steps['close']?.doneMs, 0],
  ['route: next paint, ms', (/** @type {Run} */ { steps }) => steps['route']?.nextPaintMs, 0],
  ['route: content, ms', (/** @type {Run} */ { steps }) => steps['route']?.doneMs, 0],
]);

/** @typedef {(typeof rows)[number][0]} RowName */
/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Medians By visitor and row. */

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** @param {Readonly<Record<string, readonly Run[]>>} runs @returns {Medians} */
export const medians = (runs) =>
  Object.fromEntries(
    Object.entries(runs).map(([visitor, own]) => [
      visitor,
      Object.fromEntries(
        rows.map(([name, read, decimals]) => {
          const values = own.map(read).filter((value) => value !== undefined);
          return [name, median(values)?.toFixed(decimals) ?? '–'];
        }),
      ),
    ]),
  );

/** @param {Medians} found @returns {string} Markdown. */
export function tableOf(found) {
  const visitors = Object.keys(found);
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const cellsOf = (/** @type {string} */ name) => visitors.map((visitor) => found[visitor]?.[name] ?? '–');
  return [
    line(['', ...visitors]),
    line(['---', ...visitors.map(() => '--:')]),
    ...rows
      .map(([name]) => [name, ...cellsOf(name)])
      .filter(([, ...cells]) => cells.some((cell) => cell !== '–'))
      .map(line),
  ].join('\n');
}

/**
 * How many times the floor a visitor may wait. Without what keeps them there, each is more than three times the floor:
 * pictures behind scripts, taps behind the app.
 */
const mostTimesTheFloor = /** @type {const} */ ([
  ['first contentful paint', (/** @type {Run} */ { cold }) => cold.firstPaintMs, 2.2],
  ['largest contentful paint', (/** @type {Run} */ { cold }) => cold.largestPaintMs, 2.4],
  ['first tap that works', (/** @type {Run} */ { firstTapMs }) => firstTapMs, 2.6],
]);
const MOST_SHIFT = 0.01;

/** @param {Readonly<Record<string, readonly Run[]>>} runs @returns {string[]} What no run has kept, in words. */
export function gateFaults({ floor = [], ...visitors }) {
  return Object.entries(visitors).flatMap(([visitor, own]) => {
    const tooSlow = mostTimesTheFloor.flatMap(([name, read, most]) => {
      const times = Math.min(...own.map((run, index) => read(run) / read(floor[index] ?? run)));
      return times <= most ? [] : [`${visitor}: ${name} is ${times.toFixed(1)} times the floor, not ${most}`];
    });
    const shift = Math.min(...own.map(({ cold }) => cold.shift));
    return shift <= MOST_SHIFT ? tooSlow : [...tooSlow, `${visitor}: the page moves by ${shift.toFixed(3)}`];
  });
}
