import { measureGame } from './frames/measureGame.mjs';
import { medianOf } from './median.mjs';
import { startSandbox } from './sandbox.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run frames`: how smoothly games run, and how long their button waits for its next paint, in their demos, from
 * what is built now, on a processor four times slower. `-- --games taniman,mango-rush` for others than these three,
 * `-- --rounds 10 --runs 5 --cpu 8` for more, or a slower phone.
 */
const { values: options } = readArguments('npm run frames', {
  games: { type: 'string', default: 'parol-nights,lipad-agila,bangus-bay' },
  rounds: { type: 'string', default: '6' },
  runs: { type: 'string', default: '3' },
  cpu: { type: 'string', default: '4' },
});

/** @typedef {import('./frames/measureGame.mjs').Run} Run @type {readonly (readonly [string, (run: Run) => number])[]} */
const columns = [
  ['frames a second', ({ framesPerSecond }) => framesPerSecond],
  ['frames dropped, %', ({ droppedPercent }) => droppedPercent],
  ['longest frame, ms', ({ longestFrameMs }) => longestFrameMs],
  ['slowest tap, ms', ({ slowestTapMs }) => slowestTapMs],
];

const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;

const sandbox = await startSandbox();
try {
  console.log(line(['game', ...columns.map(([name]) => name)]));
  console.log(line(['---', ...columns.map(() => '--:')]));
  for (const code of options.games.split(',')) {
    /** @type {Run[]} */
    const runs = [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      const url = `${sandbox.origin}/sandbox/games/${code}/demo`;
      runs.push(await measureGame(url, { cpu: Number(options.cpu), rounds: Number(options.rounds) }));
    }
    console.log(line([code, ...columns.map(([, read]) => medianOf(runs.map(read))?.toFixed(1) ?? '–')]));
  }
} finally {
  await sandbox.stop();
}
