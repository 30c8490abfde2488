import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} path */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Counts what a step really ran. A tool that fails with all its tests green (a file that does not load, coverage
 * under its threshold) adds one failure, so that a red step never counts as clean.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {number} exitCode
 * @returns {Count}
 */
export function countResults(step, exitCode) {
  const report = step.report === undefined ? undefined : readReport(step.report);
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : counted(step.counts, report);
  if (exitCode !== 0) return { passed, failed: Math.max(failed, 1) };
  return step.counts === 'check' ? { passed: 1, failed: 0 } : { passed, failed };
}

/**
 * @param {import('./steps.mjs').Step['counts']} kind
 * @param {any} report
 * @returns {Count}
 */
function counted(kind, report) {
  if (kind === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}
