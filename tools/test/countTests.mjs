import { existsSync, readFileSync, statSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, unsteady: readonly string[] }} Count `unsteady` names the tests that
 * failed at first and passed when they were run again.
 */

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
  const { passed, failed, unsteady } =
    existsSync(report) && statSync(report).mtimeMs >= sinceMs
      ? counted(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: status === 0 ? 1 : 0, failed: 0, unsteady: [] };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), unsteady };
}

/** @param {any} report @returns {Count} */
function counted(report) {
  if (report.stats === undefined)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      unsteady: unsteadyOfVitest(report),
    };
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    unsteady: unsteadyOfPlaywright(report.suites ?? []),
  };
}

/** A test that passed and still tells of a failure. @param {any} report @returns {readonly string[]} */
function unsteadyOfVitest(report) {
  /** @type {readonly any[]} */
  const files = report.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ one) => one.status === 'passed' && one.failureMessages.length > 0)
      .map((/** @type {any} */ one) => `${name.split('/').at(-1)}: ${one.fullName}`),
  );
}

/** @param {readonly any[]} suites @returns {readonly string[]} */
function unsteadyOfPlaywright(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) =>
        spec.tests.some((/** @type {any} */ one) => one.status === 'flaky'),
      )
      .map((/** @type {any} */ spec) => `${file}: ${spec.title}`),
    ...unsteadyOfPlaywright(inner),
  ]);
}
