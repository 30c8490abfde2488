import { medianOf } from '../median.mjs';

/**
 * What one run has found about one visitor.
 *
 * @typedef {object} Run
 * @property {import('./watchPage.mjs').Seen & { readonly requests: number, readonly kilobytes: number }} cold
 * @property {import('./watchPage.mjs').Seen} [warm]
 * @property {Readonly<Record<string, import('./steps.mjs').StepTimes>>} steps
 * @property {number} [heapMegabytes] Once all has come.
 * @property {number} [slowTapMs] What the slowest of fifty taps waits for its next paint.
 * @property {number} firstTapMs
 */

/**
 * A row: what it reads of a run, its decimals, and what a guest and a player should have at most.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {(run: Run) => number | undefined} read
 * @property {number} [decimals]
 * @property {readonly [guest: number, player: number]} goals
 */

/** @type {readonly Row[]} */
const rows = [
  { name: 'first contentful paint, ms', read: ({ cold }) => cold.firstPaintMs, goals: [700, 700] },
  { name: 'largest contentful paint, ms', read: ({ cold }) => cold.largestPaintMs, goals: [950, 1500] },
  { name: 'visually complete, ms', read: ({ cold }) => cold.visuallyCompleteMs, goals: [1800, 2400] },
  { name: 'first tap that works, ms', read: ({ firstTapMs }) => firstTapMs, goals: [1000, 1800] },
  { name: 'layout shift', read: ({ cold }) => cold.shift, decimals: 3, goals: [0, 0] },
  { name: 'blocking time, ms', read: ({ cold }) => cold.blockedMs, goals: [50, 50] },
  { name: 'requests', read: ({ cold }) => cold.requests, goals: [25, 40] },
  { name: 'kB', read: ({ cold }) => cold.kilobytes, goals: [160, 260] },
  { name: 'JS kB', read: ({ cold }) => cold.scriptKilobytes, goals: [120, 160] },
  { name: 'warm: largest paint, ms', read: ({ warm }) => warm?.largestPaintMs, goals: [450, 700] },
  { name: 'overlay: next paint, ms', read: ({ steps }) => steps['overlay']?.nextPaintMs, goals: [56, 56] },
  { name: 'overlay: done, ms', read: ({ steps }) => steps['overlay']?.doneMs, goals: [80, 80] },
  { name: 'overlay: content, ms', read: ({ steps }) => steps['overlay']?.contentMs, goals: [100, 100] },
  { name: 'close: next paint, ms', read: ({ steps }) => steps['close']?.nextPaintMs, goals: [56, 56] },
  { name: 'close: done, ms', read: ({ steps }) => steps['close']?.doneMs, goals: [80, 80] },
  { name: 'route: next paint, ms', read: ({ steps }) => steps['route']?.nextPaintMs, goals: [48, 48] },
  { name: 'route: done, ms', read: ({ steps }) => steps['route']?.doneMs, goals: [70, 70] },
  { name: 'route: content, ms', read: ({ steps }) => steps['route']?.contentMs, goals: [150, 150] },
  { name: 'slowest of 50 taps, ms', read: ({ slowTapMs }) => slowTapMs, goals: [96, 96] },
  { name: 'heap when loaded, MB', read: ({ heapMegabytes }) => heapMegabytes, decimals: 1, goals: [4, 4] },
];

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Medians By visitor and row. */

/** @param {Readonly<Record<string, readonly Run[]>>} runs @returns {Medians} */
export const medians = (runs) =>
  Object.fromEntries(
    Object.entries(runs).map(([visitor, own]) => [
      visitor,
      Object.fromEntries(
        rows.map(({ name, read, decimals = 0 }) => {
          const values = own.map(read).filter((value) => value !== undefined);
          return [name, medianOf(values)?.toFixed(decimals) ?? '–'];
        }),
      ),
    ]),
  );

/** @param {Medians} found @returns {string} Markdown. */
export function tableOf(found) {
  const visitors = Object.keys(found);
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const measured = rows
    .map(({ name, goals: [guest, player] }) => {
      const cells = visitors.map((visitor) => found[visitor]?.[name] ?? '–');
      return { name, cells, goal: guest === player ? `≤ ${guest}` : `≤ ${guest} / ≤ ${player}` };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== '–'));
  return [
    line(['', ...visitors, 'goal: guest / player']),
    line(['---', ...visitors.map(() => '--:'), '---']),
    ...measured.map(({ name, cells, goal }) => line([name, ...cells, goal])),
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
