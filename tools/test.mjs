import { findBrowser } from './browser.mjs';
import { runStep } from './test/runStep.mjs';
import { stages } from './test/steps.mjs';

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

/** @param {import('./test/runStep.mjs').Outcome[]} outcomes @param {import('./test/steps.mjs').Step} step */
function blocker(outcomes, step) {
  return outcomes.find((outcome) => outcome.name === step.needs && outcome.failed > 0);
}

/** @param {NodeJS.ProcessEnv} environment */
async function runAll(environment) {
  /** @type {import('./test/runStep.mjs').Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    const steps = stage.filter((step) => wanted === undefined || wanted.includes(step.name));
    const finished = await Promise.all(
      steps.map(async (step) => {
        const blocked = blocker(outcomes, step);
        const outcome = blocked
          ? {
              name: step.name,
              passed: 0,
              failed: 1,
              durationMs: 0,
              output: `Not run: ${blocked.name} failed.`,
            }
          : await runStep(step, environment);
        announce(outcome);
        return outcome;
      }),
    );
    outcomes.push(...finished);
  }
  return outcomes;
}

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
