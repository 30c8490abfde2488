import type { Report, Result } from '../../src/run/runChecks';

/** A report with one of each: passed, an error, a warning, not looked at. */
export const aReport: Report = {
  base: 'https://api.example',
  permission: 'read',
  tookMs: 1234,
  timings: [{ call: 'getUserInfo', medianMs: 4.25, p95Ms: 120 }],
  results: [
    aResult('presence.reads', 'getUserInfo', { outcome: 'passed', detail: '' }),
    aResult('shape.readable', 'getUserInfo', { outcome: 'failed', detail: 'Score: "<1 & 2>"' }),
    aResult('shape.loose', 'gameList', { outcome: 'failed', detail: 'hot true is read as 1' }),
    aResult('errors.unknown', '(unknown call)', { outcome: 'passed', detail: '' }),
    aResult('writes.picture', '', { outcome: 'skipped', detail: 'needs --write' }),
  ],
};

function aResult(check: string, call: string, seen: Pick<Result, 'outcome' | 'detail'>): Result {
  const severity = check === 'shape.loose' ? 'warning' : 'error';
  return { kind: check.split('.')[0] ?? '', check, call, severity, ...seen };
}
