import { existsSync, readFileSync, statSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts what a target ran: the tests in the JSON report that Vitest or Playwright left, or the target itself where
 * there is no report. A target that failed counts one failure at least, also with all its tests green.
 *
 * @param {string} report
 * @param {number} status What its command ended with.
 * @param {number} [sinceMs] A report that is older belongs to another run.
 * @returns {Count}
 */
export function countTests(report, status, sinceMs = 0) {
  const { passed, failed } =
    existsSync(report) && statSync(report).mtimeMs >= sinceMs
      ? counted(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: status === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** @param {any} report @returns {Count} */
function counted(report) {
  if (report.stats === undefined) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}
