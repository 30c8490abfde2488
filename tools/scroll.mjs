import { startSandbox } from './sandbox.mjs';
import { withManyGames } from './scroll/manyGames.mjs';
import { measureList } from './scroll/measureList.mjs';
import { MANY_GAMES, subjectsOf } from './scroll/subjects.mjs';
import { tableOf } from './scroll/table.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run scroll`: what long lists do under a finger, from what is built now, on a processor four times slower: a day
 * of thousands of bets, loaded and while it loads, a catalogue of 5,000 games, and beside them the floor, bare rows used
 * again by hand. `-- --runs 5 --cpu 8` for more runs, or a slower phone; `-- --only bets,games` for some of them;
 * `-- --css FILE` adds a style sheet, to see what a style costs; `-- --trace FOLDER` writes down where the time of a
 * flick and of the jump goes, for Chrome's Performance panel.
 */
const { values: options } = readArguments('npm run scroll', {
  runs: { type: 'string', default: '3' },
  cpu: { type: 'string', default: '4' },
  only: { type: 'string' },
  css: { type: 'string' },
  trace: { type: 'string' },
});
const only = options.only?.split(',');

const sandbox = await startSandbox();
const manyGames = await withManyGames(sandbox.origin, MANY_GAMES);
try {
  const subjects = (await subjectsOf(sandbox.origin, manyGames.origin)).filter(
    ({ name }) => only?.includes(name) ?? true,
  );
  /** @type {Record<string, import('./scroll/measureList.mjs').Run[]>} */
  const runs = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const subject of subjects) {
      const { css, trace } = options;
      runs[subject.name]?.push(await measureList(subject, { cpu: Number(options.cpu), css, trace }));
    }
  }
  console.log(tableOf(runs));
} finally {
  manyGames.stop();
  await sandbox.stop();
}
