import { medianOf } from '../median.mjs';

/** @typedef {import('./measureList.mjs').Run} Run */

/** A row: what it reads of a run, its decimals, and what a list should have at most. @type {readonly { readonly name: string, readonly read: (run: Run) => number, readonly decimals?: number, readonly goal?: number }[]} */
const rows = [
  { name: 'frames dropped, %', read: ({ droppedPercent }) => droppedPercent, decimals: 1, goal: 1 },
  { name: 'longest frame, ms', read: ({ longestFrameMs }) => longestFrameMs },
  { name: 'blank frames, %', read: ({ blankPercent }) => blankPercent, decimals: 1, goal: 0 },
  { name: 'elements', read: ({ elements }) => elements },
  { name: 'of them on the page', read: ({ pageElements }) => pageElements, goal: 300 },
  { name: 'main thread, ms a second', read: ({ mainMsPerSecond }) => mainMsPerSecond, goal: 500 },
  { name: 'of it script', read: ({ scriptMsPerSecond }) => scriptMsPerSecond },
  { name: 'of it style and layout', read: ({ layoutMsPerSecond }) => layoutMsPerSecond },
  { name: 'jump to the end, ms', read: ({ jumpMs }) => jumpMs, goal: 50 },
  { name: 'heap, MB', read: ({ heapMegabytes }) => heapMegabytes, decimals: 1, goal: 5 },
  { name: 'scrolled, px', read: ({ scrolledPx }) => scrolledPx },
];

/** @param {Readonly<Record<string, readonly Run[]>>} runs By list. @returns {string} Their medians, as Markdown. */
export function tableOf(runs) {
  const lists = Object.values(runs);
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...Object.keys(runs), 'goal']),
    line(['---', ...lists.map(() => '--:'), '--:']),
    ...rows.map(({ name, read, decimals = 0, goal }) => {
      const cells = lists.map((own) => medianOf(own.map(read))?.toFixed(decimals) ?? '–');
      return line([name, ...cells, goal === undefined ? '' : goal === 0 ? '0' : `≤ ${goal}`]);
    }),
  ].join('\n');
}
