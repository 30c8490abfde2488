import fc from 'fast-check';
import { casesOf } from './casesOf';
import type { FuzzRig } from './FuzzRig';
import type { Target } from './Target';

/** One call that answered badly, with the smallest request that makes it do so. */
export interface Finding {
  readonly call: string;
  readonly what: string;
  readonly request: string;
  /** Plays it again: `--seed … --call … --path …`. */
  readonly replay: string;
}

interface FuzzRun {
  readonly seed: number;
  /** How often each call is asked. */
  readonly casesPerCall: number;
  /** Where a finding of an earlier run lies, to play it again alone. */
  readonly path?: string;
}

/** Sends every target its share of hostile requests, and answers one finding at most for each. */
export async function fuzzTargets(
  rig: FuzzRig,
  targets: readonly Target[],
  { seed, casesPerCall, path }: FuzzRun,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const target of targets) {
    const outcome = await fc.check(
      fc.asyncProperty(casesOf(target), async (one) => {
        const finding = await rig.judge(target, one);
        if (finding !== undefined) throw new Error(finding);
      }),
      { seed, numRuns: casesPerCall, ...(path === undefined ? {} : { path }) },
    );
    if (!outcome.failed) continue;
    findings.push({
      call: target.name,
      what: outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'interrupted',
      request: fc.stringify(outcome.counterexample?.[0]),
      replay: `--seed ${outcome.seed} --call ${target.name} --path ${outcome.counterexamplePath ?? ''}`,
    });
  }
  return findings;
}
