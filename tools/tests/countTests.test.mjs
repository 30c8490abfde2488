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
    expect(countTests(join(folder, 'none.json'), 0)).toEqual({ passed: 1, failed: 0, unsteady: [] });
    expect(countTests(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, unsteady: [] });
  });

  test('Vitest and Playwright count what their reports say', () => {
    const unit = reportOf('vitest', { numPassedTests: 7, numFailedTests: 2 });
    expect(countTests(unit, 1)).toEqual({ passed: 7, failed: 2, unsteady: [] });
    const journeys = reportOf('playwright', { stats: { expected: 5, flaky: 1, unexpected: 0 } });
    expect(countTests(journeys, 0)).toEqual({ passed: 6, failed: 0, unsteady: [] });
  });

  test('a report of an earlier run does not count', () => {
    const unit = reportOf('earlier', { numPassedTests: 7, numFailedTests: 0 });
    expect(countTests(unit, 1, Date.now() + 60_000)).toEqual({ passed: 0, failed: 1, unsteady: [] });
  });

  test('a red target whose tests are all green counts as one failure', () => {
    const unit = reportOf('green', { numPassedTests: 7, numFailedTests: 0 });
    expect(countTests(unit, 1)).toEqual({ passed: 7, failed: 1, unsteady: [] });
  });

  test('what passed only when it was run again is named', () => {
    const stories = reportOf('again', {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          name: '/somewhere/Avatar.stories.tsx',
          assertionResults: [
            { fullName: 'Loaded', status: 'passed', failureMessages: [] },
            { fullName: 'Failed', status: 'passed', failureMessages: ['expected 0 to be 1'] },
          ],
        },
      ],
    });
    expect(countTests(stories, 0)).toEqual({
      passed: 2,
      failed: 0,
      unsteady: ['Avatar.stories.tsx: Failed'],
    });
    const specs = [
      { title: 'a guest', tests: [{ status: 'expected' }] },
      { title: 'a player', tests: [{ status: 'flaky' }] },
    ];
    const journeys = reportOf('journeys', {
      stats: { expected: 1, flaky: 1, unexpected: 0 },
      suites: [{ file: 'away.spec.ts', specs: [], suites: [{ file: 'away.spec.ts', specs }] }],
    });
    expect(countTests(journeys, 0).unsteady).toEqual(['away.spec.ts: a player']);
  });
});
