import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countTests } from '../test/countTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kislap-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {object} content */
function reportOf(name, content) {
  const report = join(folder, `${name}.json`);
  writeFileSync(report, JSON.stringify(content));
  return report;
}

describe('countTests', () => {
  test('a target without a report is one passed or one failed', () => {
    expect(countTests(join(folder, 'none.json'), 0)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('Vitest and Playwright count what their reports say', () => {
    const unit = reportOf('vitest', { numPassedTests: 7, numFailedTests: 2 });
    expect(countTests(unit, 1)).toEqual({ passed: 7, failed: 2 });
    const journeys = reportOf('playwright', { stats: { expected: 5, flaky: 1, unexpected: 0 } });
    expect(countTests(journeys, 0)).toEqual({ passed: 6, failed: 0 });
  });

  test('a report of an earlier run does not count', () => {
    const unit = reportOf('earlier', { numPassedTests: 7, numFailedTests: 0 });
    expect(countTests(unit, 1, Date.now() + 60_000)).toEqual({ passed: 0, failed: 1 });
  });

  test('a red target whose tests are all green counts as one failure', () => {
    const unit = reportOf('green', { numPassedTests: 7, numFailedTests: 0 });
    expect(countTests(unit, 1)).toEqual({ passed: 7, failed: 1 });
  });
});
