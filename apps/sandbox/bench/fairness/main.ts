import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enumerateReturn, gameCatalogue, listBets } from '@kislap/domain/games';
import { readArguments } from '@kislap/tools/readArguments';
import { runBet } from './betTests';
import { drawWords, quickChance } from './sources';
import { wordTests } from './wordTests';

/**
 * `npm run fairness`: tests words and bets as they are drawn, and writes what came out to `reports/fairness`. Fails when
 * a test fails twice on fresh data. `-- --words 1000000 --rounds 10000` is a shorter run; `--game-rounds 10000000` draws so
 * many of each game, spread over its bets.
 */
const { values } = readArguments('npm run fairness --', {
  words: { type: 'string', takes: 'number' },
  rounds: { type: 'string', takes: 'number' },
  'game-rounds': { type: 'string', takes: 'number' },
  out: { type: 'string' },
});
const words = Number(values.words ?? 10_000_000);
const ofGame = values['game-rounds'] === undefined ? undefined : Number(values['game-rounds']);
/** How many rounds of a bet, of a game with so many bets. */
const roundsOf = (bets: number) =>
  ofGame === undefined ? Number(values.rounds ?? 1_000_000) : Math.ceil(ofGame / bets);
const folder = values.out ?? join('reports', 'fairness');

const LEAST = 0.0001;
const freshSeed = () => randomBytes(32).toString('hex');

interface Tested {
  readonly name: string;
  /** Of the first data, and of fresh ones when they failed. */
  readonly pValues: readonly number[];
}

/** A p-value, and a second one of fresh data when it is too small. */
function tested(name: string, pValue: () => number): Tested {
  const first = pValue();
  const pValues = first < LEAST ? [first, pValue()] : [first];
  console.log(
    `${pValues
      .map((one) => one.toFixed(6))
      .join(' ')
      .padStart(18)}  ${name}`,
  );
  return { name, pValues };
}

const results: Tested[] = [];
let drawn = drawWords(words, freshSeed());
for (const { name, pValue } of wordTests) {
  results.push(
    tested(`${name} of ${words} words`, () => {
      const value = pValue(drawn);
      if (value < LEAST) drawn = drawWords(words, freshSeed());
      return value;
    }),
  );
}

/** A bet as it was drawn. */
interface Drawn {
  readonly rounds: number;
  readonly returnPercent: number;
  readonly errors: number;
  /** The last p-value. */
  readonly pValue: number;
}

const rows = [
  'game,bet,return percent,hit rate,deviation percent,largest pay percent,its chance,measured,errors,rounds,p',
];
const games = ['game,bets,return percent,measured,rounds,least p'];
const played = new Map<string, Drawn>();
for (const { code, rules } of gameCatalogue) {
  const bets = listBets(rules);
  const drawn = bets.map((bet) => {
    const odds = enumerateReturn(rules, bet);
    const exact = Number(odds.paidPercent) / Number(odds.rounds);
    const rarest = odds.chanceByPay.get(odds.largestPayPercent) ?? 0;
    const facts = [exact, odds.hitRate, odds.deviationPercent, odds.largestPayPercent, rarest];
    const engine = `${rules.engine} ${rules.variant} ${bet}`;
    // Games that differ in their pictures alone are one to the engine: they are played once.
    const measured =
      played.get(engine) ?? measure(code, { rules, bet, engine, rounds: roundsOf(bets.length) });
    played.set(engine, measured);
    const { returnPercent, errors, rounds, pValue } = measured;
    rows.push([code, bet, ...facts, returnPercent, errors, rounds, pValue].join(','));
    return { exact, ...measured };
  });
  const mean = (of: (bet: (typeof drawn)[number]) => number) =>
    drawn.reduce((sum, bet) => sum + of(bet), 0) / drawn.length;
  const facts = [mean(({ exact }) => exact), mean(({ returnPercent }) => returnPercent)];
  const all = drawn.reduce((sum, { rounds }) => sum + rounds, 0);
  games.push([code, drawn.length, ...facts, all, Math.min(...drawn.map(({ pValue }) => pValue))].join(','));
}

interface Measuring {
  readonly rules: Parameters<typeof runBet>[0]['rules'];
  readonly bet: string;
  readonly engine: string;
  readonly rounds: number;
}

function measure(gameCode: string, { rules, bet, engine, rounds }: Measuring): Drawn {
  let run: Drawn = { rounds, returnPercent: 0, errors: 0, pValue: 0 };
  const play = () => {
    const seed = freshSeed();
    run = runBet({ rules, bet }, rounds, (nonce) =>
      quickChance({ seed, gameCode, clientSeed: 'kislap', nonce }),
    );
    return run.pValue;
  };
  results.push(tested(`${engine}, ${rounds} rounds`, play));
  return run;
}

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'games.csv'), `${rows.join('\n')}\n`);
await writeFile(join(folder, 'returns.csv'), `${games.join('\n')}\n`);
await writeFile(join(folder, 'tests.json'), `${JSON.stringify(results, undefined, 2)}\n`);
const failed = results.filter(({ pValues }) => pValues.length > 1 && pValues.every((one) => one < LEAST));
console.log(
  failed.length === 0 ? 'Every test passed.' : `Failed twice: ${failed.map(({ name }) => name).join('; ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
