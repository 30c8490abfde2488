import { EventEmitter, once } from 'node:events';
import { findBrowser } from './browser.mjs';
import { runStep } from './test/runStep.mjs';
import { besides, stages } from './test/steps.mjs';

/**
 * `npm test`: every check the project has, a table of how long each took, and the sum in the last line.
 * `npm test -- --only=unit,stories` runs some of them; `--verbose` prints what passing steps say.
 */
const wanted = process.argv
  .find((one) => one.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const verbose = process.argv.includes('--verbose');

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {import('./test/runStep.mjs').Outcome} outcome */
function announce(outcome) {
  const mark = outcome.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${outcome.name.padEnd(12)} ${seconds(outcome.durationMs).padStart(8)}`);
  if (outcome.failed > 0 || verbose) console.log(outcome.output.trimEnd());
}

/** @param {{ name: string }} step */
const isWanted = ({ name }) => wanted === undefined || wanted.includes(name);

/**
 * The stages in their order, and beside them one patient step after another.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
async function runAll(environment) {
  /** @type {import('./test/runStep.mjs').Outcome[]} */
  const outcomes = [];
  const finished = new EventEmitter().setMaxListeners(0);

  /** @param {import('./test/steps.mjs').Step} step */
  const neededBy = async ({ needs }) => {
    if (needs === undefined || !isWanted({ name: needs })) return undefined;
    return outcomes.find(({ name }) => name === needs) ?? (await once(finished, needs))[0];
  };

  /** @param {import('./test/steps.mjs').Step} step @param {{ isPatient: boolean }} manner */
  const run = async (step, manner) => {
    const needed = await neededBy(step);
    const outcome = needed?.failed > 0 ? notRun(step, needed) : await runStep(step, environment, manner);
    announce(outcome);
    outcomes.push(outcome);
    finished.emit(step.name, outcome);
  };

  const runStages = async () => {
    for (const stage of stages) {
      await Promise.all(stage.filter(isWanted).map((step) => run(step, { isPatient: false })));
    }
  };
  const runBesides = async () => {
    for (const step of besides.filter(isWanted)) await run(step, { isPatient: true });
  };
  await Promise.all([runStages(), runBesides()]);
  return outcomes;
}

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {import('./test/runStep.mjs').Outcome} needed
 * @returns {import('./test/runStep.mjs').Outcome}
 */
const notRun = ({ name }, needed) => ({
  name,
  passed: 0,
  failed: 1,
  durationMs: 0,
  output: `Not run: ${needed.name} failed.`,
});

/** @param {import('./test/runStep.mjs').Outcome[]} outcomes */
function summarise(outcomes) {
  console.log('\nstep            passed   failed     time');
  for (const { name, passed, failed, durationMs } of outcomes) {
    const counts = `${String(passed).padStart(8)} ${String(failed).padStart(8)}`;
    console.log(`${name.padEnd(13)} ${counts} ${seconds(durationMs).padStart(8)}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\ntotal time ${seconds(performance.now())}\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

try {
  // Said at once, and not after ten minutes, when there is none.
  findBrowser();
  const outcomes = await runAll({
    ...process.env,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NO_COLOR: '1',
  });
  process.exitCode = summarise(outcomes) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
