import type { Profile } from '../profiles/profiles';
import { type Verdict, verdictOf } from '../profiles/verdict';
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

/** What each verdict ends the command with; 2 is for a run that could not take place. */
export const exitCodes = { conforms: 0, 'does not conform': 1, 'not shown': 3 } as const satisfies Readonly<
  Record<Verdict, number>
>;

/** The code of the verdict; warnings fail only where they are asked to. */
export function exitCodeOf(
  { results }: Report,
  { isStrict, profile }: { readonly isStrict: boolean; readonly profile?: Profile | undefined },
): 0 | 1 | 3 {
  const fails = isStrict && results.some(({ outcome }) => outcome === 'failed');
  return fails ? 1 : exitCodes[verdictOf(results, profile)];
}
