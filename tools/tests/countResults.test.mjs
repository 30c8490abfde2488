import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countResults } from '../test/countResults.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kislap-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {'vitest' | 'playwright'} counts @param {object} content @returns {import('../test/steps.mjs').Step} */
function stepWithReport(counts, content) {
  const report = join(folder, `${counts}.json`);
  writeFileSync(report, JSON.stringify(content));
  return { name: 'step', command: '', counts, report };
}

describe('countResults', () => {
  test('a check is one passed or one failed', () => {
    const check = { name: 'lint', command: '', counts: /** @type {const} */ ('check') };
    expect(countResults(check, 0)).toEqual({ passed: 1, failed: 0 });
    expect(countResults(check, 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('vitest and playwright count what their reports say', () => {
    const unit = stepWithReport('vitest', { numPassedTests: 7, numFailedTests: 2 });
    expect(countResults(unit, 1)).toEqual({ passed: 7, failed: 2 });
    const journeys = stepWithReport('playwright', { stats: { expected: 5, flaky: 1, unexpected: 0 } });
    expect(countResults(journeys, 0)).toEqual({ passed: 6, failed: 0 });
  });

  test('a red step whose tests are all green counts as one failure', () => {
    const unit = stepWithReport('vitest', { numPassedTests: 7, numFailedTests: 0 });
    expect(countResults(unit, 1)).toEqual({ passed: 7, failed: 1 });
  });

  test('a step that leaves no report has failed', () => {
    const gone = {
      name: 'unit',
      command: '',
      counts: /** @type {const} */ ('vitest'),
      report: join(folder, 'none'),
    };
    expect(countResults(gone, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countResults(gone, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
