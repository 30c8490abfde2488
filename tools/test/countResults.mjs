import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} path */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Counts what a step really ran. A tool that fails with all its tests green (a file that does not load, coverage
 * under its threshold) adds one failure, and so does one that leaves no report: a red step never counts as clean.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {number} exitCode
 * @returns {Count}
 */
export function countResults(step, exitCode) {
  if (step.report === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = readReport(step.report);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = counted(step.counts, report);
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
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
