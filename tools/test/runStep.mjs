import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countResults } from './countResults.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} durationMs
 * @property {string} output What the step printed.
 */

/**
 * Runs one step to its end; never throws for a failing step.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ isPatient: boolean }} manner Whether it leaves the processors to everything else.
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, environment, { isPatient }) {
  const started = performance.now();
  if (step.report !== undefined) {
    mkdirSync(dirname(step.report), { recursive: true });
    rmSync(step.report, { force: true });
  }
  const { output, exitCode } = await run(step.command, environment, isPatient);
  const { passed, failed } = countResults(step, exitCode);
  return { name: step.name, passed, failed, durationMs: performance.now() - started, output };
}

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isPatient
 * @returns {Promise<{ output: string, exitCode: number }>}
 */
function run(command, environment, isPatient) {
  const bin = join(repository, 'node_modules', '.bin');
  const env = { ...environment, PATH: `${bin}${delimiter}${environment.PATH}` };
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: repository, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ output: `${output}${error.message}\n`, exitCode: 1 }));
    child.on('close', (code) => resolve({ output, exitCode: code ?? 1 }));
  });
}
