import { createHash } from 'node:crypto';
import { describedCalls } from '@kislap/api/registry';
import * as v from 'valibot';
import { registry } from '../checks/registry';
import { fieldsOf, targetOf } from '../context/contractFields';
import type { Report } from '../run/runChecks';
import { callsOf, type Profile, profiles } from './profiles';
import { notShownIn, verdictOf, verdicts } from './verdict';

const FORMAT = 'kislap-conformance-result/2';

const checkIds = registry.flatMap(({ checks }) => checks.map(({ id }) => id));

const result = v.object({
  check: v.picklist(checkIds),
  call: v.string(),
  outcome: v.picklist(['passed', 'failed', 'skipped']),
  detail: v.string(),
});

const resultFile = v.object({
  format: v.literal(FORMAT),
  profile: v.picklist(profiles.map(({ id }) => id)),
  base: v.string(),
  madeAt: v.string(),
  contract: v.string(),
  verdict: v.picklist(verdicts),
  /** Checks without which the profile cannot be said to be spoken, and of which nothing was seen. */
  notShown: v.array(v.string()),
  counts: v.object({ passed: v.number(), failed: v.number(), warnings: v.number(), unseen: v.number() }),
  results: v.array(result),
  sha256: v.string(),
});

/** What a run of a profile has come to, for showing to others. */
export type ResultFile = v.InferOutput<typeof resultFile>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Names the contract that was looked at: its calls, their addresses, fields and codes. */
export const contractMark = (): string =>
  sha256(
    JSON.stringify(
      describedCalls.map((call) => [
        call.name,
        targetOf(call, '0').target,
        fieldsOf(call).map(({ name, isRequired }) => [name, isRequired]),
        call.facts.kind,
        call.codes,
      ]),
    ),
  ).slice(0, 16);

const warnings: ReadonlySet<string> = new Set(
  registry.flatMap(({ checks }) =>
    checks.filter(({ severity }) => severity === 'warning').map(({ id }) => id),
  ),
);

const countsOf = (results: ResultFile['results']): ResultFile['counts'] => {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return {
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    failed: failed.filter(({ check }) => !warnings.has(check)).length,
    warnings: failed.filter(({ check }) => warnings.has(check)).length,
    unseen: results.filter(({ outcome }) => outcome === 'skipped').length,
  };
};

/** The file of a run, as text. */
export function resultFileOf({ base, results }: Report, profile: Profile, nowMs: number): string {
  const seen = results.map(({ check, call, outcome, detail }) => ({ check, call, outcome, detail }));
  const counts = countsOf(seen);
  const content = {
    format: FORMAT,
    profile: profile.id,
    base,
    madeAt: new Date(nowMs).toISOString(),
    contract: contractMark(),
    verdict: verdictOf(seen, profile),
    notShown: notShownIn(seen, profile),
    counts,
    results: seen,
  };
  return `${JSON.stringify({ ...content, sha256: sha256(JSON.stringify(content)) }, null, 2)}\n`;
}

/** A result file that was read, or why it is none. */
export type ReadResult = { readonly file: ResultFile } | { readonly problem: string };

export function readResultFile(text: string): ReadResult {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), resultFile), text);
  if (read.success) return { file: read.output };
  const [issue] = read.issues;
  return { problem: `it is no result of this kit: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}` };
}

/**
 * What is wrong with a result file in itself: changed, shortened, of another contract, or with a verdict that does not
 * follow from what it says was seen.
 */
export function flawsOf(file: ResultFile): readonly string[] {
  const { sha256: mark, ...content } = file;
  const profile = profiles.find(({ id }) => id === file.profile);
  if (profile === undefined) return [`there is no profile ${file.profile}`];
  const counts = countsOf(file.results);
  const unseen = notShownIn(file.results, profile);
  const looked = new Set(file.results.map(({ check, call }) => `${check} ${call}`));
  const missing = callsOf(profile).filter(
    ({ name, contract }) =>
      !looked.has(`presence.${contract.effect === 'read' ? 'reads' : 'writes'} ${name}`),
  );
  return [
    ...(sha256(JSON.stringify(content)) === mark ? [] : ['its content is not what its sha256 says']),
    ...(file.contract === contractMark() ? [] : ['it was made with another version of the contract']),
    ...(JSON.stringify(counts) === JSON.stringify(file.counts)
      ? []
      : ['its counts are not those of its results']),
    ...(file.verdict === verdictOf(file.results, profile) && file.notShown.join() === unseen.join()
      ? []
      : ['its verdict does not follow from its results']),
    ...missing.map(({ name }) => `the call ${name} is missing`),
  ];
}

/** What a result file says has passed, and a later run says has not. */
export function brokenSince(file: ResultFile, { results }: Report): readonly string[] {
  const passed = new Set(
    file.results.filter(({ outcome }) => outcome === 'passed').map(({ check, call }) => `${check} ${call}`),
  );
  return results
    .filter(({ outcome, check, call }) => outcome === 'failed' && passed.has(`${check} ${call}`))
    .map(({ check, call, detail }) => `${check} ${call}: ${detail}`);
}
