import type { Report, Result } from '../run/runChecks';

/** What failed in one check, over all calls. */
export interface CheckFindings {
  readonly check: string;
  readonly severity: 'error' | 'warning';
  readonly failed: readonly Result[];
}

/** Everything that failed, check by check: errors first, each in the order of the checks. */
export function findingsOf(results: readonly Result[]): readonly CheckFindings[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const checks = [...new Set(failed.map(({ check }) => check))].map((check) => {
    const own = failed.filter((result) => result.check === check);
    return { check, severity: own[0]?.severity ?? ('error' as const), failed: own };
  });
  return checks.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ severity }: CheckFindings): number {
  return severity === 'error' ? 0 : 1;
}

/** 0 when the server conforms, 1 when it does not; warnings count only where they are asked to. */
export function exitCodeOf({ results }: Report, isStrict: boolean): 0 | 1 {
  const fails = results.some(
    ({ outcome, severity }) => outcome === 'failed' && (isStrict || severity === 'error'),
  );
  return fails ? 1 : 0;
}
