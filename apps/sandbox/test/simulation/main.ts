import { randomInt } from 'node:crypto';
import { readArguments } from '@kislap/tools/readArguments';
import { startPostgresServer } from '../support/startPostgresServer';
import { databaseUrl } from '../support/databaseUrl';
import { runOnServer } from '../support/runOnServer';
import { openSteppedPglite } from './openSteppedPglite';
import { openSteppedPostgres } from './openSteppedPostgres';
import { simulate, type SimulationOrder, type SimulationReport } from './simulate';

const { values } = readArguments('npm run simulate -w @kislap/sandbox', {
  seed: { type: 'string', takes: 'number' },
  operations: { type: 'string', default: '5000', takes: 'number' },
  runs: { type: 'string', default: '1', takes: 'number' },
  database: { type: 'string', default: 'pglite', takes: ['pglite', 'postgres'] },
  // stepped: one query at a time in an order drawn from the seed; a run repeats itself exactly.
  // free: as the database orders it; on PostgreSQL with real concurrency, and so never quite the same again.
  order: { type: 'string', default: 'stepped', takes: ['stepped', 'free'] },
});

/** Prints what a run came to, and how to have it again. */
function print(report: SimulationReport, took: number): void {
  const { seed, violations, attempts, players, faults, tally } = report;
  const struck = [...faults].map(([name, times]) => `${name} ${times}`).join(', ');
  console.log(
    `SEED=${seed} OPERATIONS=${values.operations} DATABASE=${values.database} ORDER=${values.order}: ` +
      `${attempts} attempts of ${players} players in ${took.toFixed(0)} s, ${violations.length} violations\n` +
      `  ledger ${report.journalHash}\n  faults: ${struck}`,
  );
  for (const violation of violations) console.log(`  VIOLATION ${violation}`);
  const ends = [...tally].toSorted(([one], [other]) => one.localeCompare(other));
  console.log(`  ${ends.map(([end, times]) => `${end} ${times}`).join(', ')}`);
}

async function run(open: SimulationOrder['open']): Promise<boolean> {
  let isSound = true;
  const first = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  for (let seed = first; seed < first + Number(values.runs); seed += 1) {
    const startMs = performance.now();
    const order = values.order === 'free' ? 'free' : 'stepped';
    const report = await simulate({ seed, operations: Number(values.operations), order, open });
    print(report, (performance.now() - startMs) / 1000);
    isSound &&= report.violations.length === 0;
  }
  return isSound;
}

async function runOnPostgres(): Promise<boolean> {
  const server = await startPostgresServer(['fsync=off']);
  let databases = 0;
  try {
    return await run(async (passage) => {
      databases += 1;
      await runOnServer(server.url, `CREATE DATABASE simulated_${databases}`);
      return await openSteppedPostgres(passage, databaseUrl(server.url, `simulated_${databases}`));
    });
  } finally {
    await server.stop();
  }
}

// Each fault that strikes is reported on its way; here they are wanted.
console.error = () => undefined;
const isSound = await (values.database === 'postgres' ? runOnPostgres() : run((at) => openSteppedPglite(at)));
process.exitCode = isSound ? 0 : 1;
