import { checkById, registry } from '../checks/registry';
import { covers, type Permission } from '../context/Settings';
import type { Result } from '../run/runChecks';
import type { Profile } from './profiles';

/** What was seen of a server comes to. What was not seen does not conform: nobody knows. */
export const verdicts = ['conforms', 'does not conform', 'not shown'] as const;

export type Verdict = (typeof verdicts)[number];

type Seen = Pick<Result, 'check' | 'outcome'>;

/** What a right server may have nothing of to look at, by the kind or the id of the check. */
const excused: ReadonlySet<string> = new Set([
  // Not every profile has a call for guests, or the one with the key; some servers look at the session before the call.
  'presence.writes',
  'session.open',
  'session.key',
  // A new account has no rows.
  'paging',
  'sums',
  'time',
  // An app on the server's own origin asks no leave.
  'headers.preflight',
  // `urlConfig.orders` may say that orders are not told by their key.
  'payment.byKey',
  'payment.closedKey',
  // Not every operator has awards, or lets them be left.
  'payment.awardTerms',
  'payment.awardLeft',
  'payment.awardTaken',
  'payment.awardNone',
  // Google knows no account of the kit's.
  'account.incomplete',
]);

const asks = (needs: string): Permission =>
  needs === 'write' || needs === 'money' || needs === 'away' ? needs : 'read';

/** Ids of the checks that have to be seen before a server can be said to speak a profile. */
export const essentialOf = ({ kinds, shownWith }: Profile): readonly string[] =>
  registry
    .filter(({ id }) => kinds.includes(id) && !excused.has(id))
    .flatMap(({ checks }) => checks)
    .filter(
      ({ id, severity, needs }) => severity === 'error' && !excused.has(id) && covers(shownWith, asks(needs)),
    )
    .map(({ id }) => id);

/** Ids of the essential checks of which nothing was seen, in the order of the checks. */
export function notShownIn(results: readonly Seen[], profile: Profile): readonly string[] {
  const seen = new Set(results.filter(({ outcome }) => outcome !== 'skipped').map(({ check }) => check));
  return essentialOf(profile).filter((id) => !seen.has(id));
}

/** The verdict on a profile, or without one on whatever was looked at, which then says nothing of the rest. */
export function verdictOf(results: readonly Seen[], profile: Profile | undefined): Verdict {
  const hasFailed = results.some(
    ({ check, outcome }) => outcome === 'failed' && checkById(check).severity === 'error',
  );
  if (hasFailed) return 'does not conform';
  const isShown =
    results.some(({ outcome }) => outcome === 'passed') &&
    (profile === undefined || notShownIn(results, profile).length === 0);
  return isShown ? 'conforms' : 'not shown';
}
