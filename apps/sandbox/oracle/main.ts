import { randomInt } from 'node:crypto';
import { readArguments } from '@kislap/tools/readArguments';
import { startPostgresServer } from '../test/support/startPostgresServer';
import { openEmbedded, openOnServer } from './drive/openStage';
import type { Stage } from './drive/Stage';
import { walkOver, type WalkReport } from './walk/walkOver';

/**
 * Walks over the operator at random and compares each answer and each peso with a model that was written from the
 * specification alone. README.md tells more.
 */
const { values } = readArguments('npm run protection -w @kislap/sandbox', {
  seed: { type: 'string', takes: 'number' },
  operations: { type: 'string', default: '10000', takes: 'number' },
  runs: { type: 'string', default: '1', takes: 'number' },
  // With postgres two processes run over one database, and which of them is asked is drawn as well.
  database: { type: 'string', default: 'pglite', takes: ['pglite', 'postgres'] },
  // How many of the last steps are told.
  steps: { type: 'string', default: '25', takes: 'number' },
  // Keeps the seeded database of pglite, so that the next walk begins at once.
  prepared: { type: 'string' },
});

function print(report: WalkReport, seconds: number): void {
  const { seed, operations, difference, lastSteps, tally } = report;
  const found = difference === undefined ? '0 differences' : '1 difference';
  console.log(
    `SEED=${seed} DATABASE=${values.database}: ${operations} operations in ${seconds.toFixed(0)} s, ${found}`,
  );
  if (difference !== undefined)
    console.log([...lastSteps.slice(-Number(values.steps)), `DIFFERENCE ${difference}`].join('\n'));
  const ends = [...tally].toSorted(([one], [other]) => one.localeCompare(other));
  console.log(`  ${ends.map(([end, times]) => `${end}: ${times}`).join(', ')}`);
}

async function run(open: () => Promise<Stage>): Promise<boolean> {
  let isSound = true;
  const first = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  for (let seed = first; seed < first + Number(values.runs); seed += 1) {
    const since = performance.now();
    const stage = await open();
    try {
      const report = await walkOver(stage, seed, Number(values.operations));
      print(report, (performance.now() - since) / 1000);
      isSound &&= report.difference === undefined;
    } finally {
      await stage.close();
    }
  }
  return isSound;
}

async function runOnPostgres(): Promise<boolean> {
  const server = await startPostgresServer(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  try {
    return await run(() => openOnServer(server.url));
  } finally {
    await server.stop();
  }
}

const isSound = await (values.database === 'postgres'
  ? runOnPostgres()
  : run(() => openEmbedded(values.prepared)));
process.exitCode = isSound ? 0 : 1;
