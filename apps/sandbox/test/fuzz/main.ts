import { readArguments } from '@kislap/tools/readArguments';
import { migrate } from '../../src/database/migrate';
import { openPglite } from '../../src/database/openPglite';
import { checkInvariants } from '../../src/ledger/invariants';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { TestOperator } from '../support/TestOperator';
import { contractTargets } from './contractTargets';
import { FuzzRig } from './FuzzRig';
import { fuzzTargets } from './fuzzTargets';

const { values } = readArguments('npm run fuzz -w @kislap/sandbox', {
  seed: { type: 'string', default: String(Date.now() % 1_000_000), takes: 'number' },
  cases: { type: 'string', default: '10000', takes: 'number' },
  call: { type: 'string', takes: contractTargets.map(({ name }) => name) },
  path: { type: 'string' },
});

/** Sends the operator as many hostile requests as it is asked to, and prints what came of them. */
async function fuzz(): Promise<void> {
  const startMs = performance.now();
  const opened = await openPglite({});
  await migrate(opened.database);
  await seedDatabase(opened.database, seededAtMs);
  const operator = new TestOperator(opened);
  const rig = await FuzzRig.at(operator.operator, (path, init) => operator.fetch(path, init));
  const log = console.error;
  console.error = rig.note;
  const targets = contractTargets.filter(({ name }) => values.call === undefined || name === values.call);
  const findings = await fuzzTargets(rig, targets, {
    seed: Number(values.seed),
    casesPerCall: Math.ceil(Number(values.cases) / targets.length),
    ...(values.path === undefined ? {} : { path: values.path }),
  });
  console.error = log;
  const { tally } = rig;
  const broken = (await checkInvariants(opened.database)).filter(({ violations }) => violations > 0);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(`seed ${values.seed}: ${tally.cases} cases over ${targets.length} calls in ${seconds} s`);
  console.log(`${tally.fitting} fitted their call's schema; answers by code:\n${tally.table()}`);
  console.log(`failures (500 to 599): ${tally.failures}; broken invariants: ${broken.length}`);
  for (const { call, what, request, replay } of findings) {
    console.log(
      `\n${call}: ${what}\n  ${request.slice(0, 2_000)}\n  npm run fuzz -w @kislap/sandbox -- ${replay}`,
    );
  }
  console.log(`findings: ${findings.length}`);
  process.exitCode = findings.length + broken.length + tally.failures === 0 ? 0 : 1;
  await opened.close();
}

await fuzz();
