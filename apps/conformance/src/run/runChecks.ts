import { calls } from '@kislap/api/registry';
import { type Check, type CheckKind, type Observation, observe } from '../checks/Check';
import { registry } from '../checks/registry';
import { timeReads, type Timing } from '../checks/timing';
import type { CheckContext } from '../context/CheckContext';
import { covers, type Permission } from '../context/Settings';

/** One check of one call. */
export interface Result {
  readonly kind: string;
  readonly check: string;
  readonly call: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly severity: 'error' | 'warning';
  /** What happened, or why nothing could be seen. */
  readonly detail: string;
}

/** What a run has seen. */
export interface Report {
  readonly base: string;
  readonly permission: Permission;
  readonly results: readonly Result[];
  readonly timings: readonly Timing[];
  readonly tookMs: number;
}

/** Runs the checks that the settings ask for, one request after another. */
export async function runChecks(context: CheckContext): Promise<Report> {
  const { settings, environment } = context;
  const startedMs = environment.clock.stopwatchMs();
  const results: Result[] = [];
  const chosen = selectChecks(settings.only);
  for (const { kind, check } of chosen) {
    for (const observation of await runOne(check, context)) {
      results.push(resultOf(kind, check, observation));
    }
  }
  const isTimed = chosen.some(({ kind }) => kind.id === 'timing');
  return {
    base: settings.base,
    permission: settings.permission,
    results,
    timings: isTimed ? await timeReads(context) : [],
    tookMs: environment.clock.stopwatchMs() - startedMs,
  };
}

async function runOne(check: Check, context: CheckContext): Promise<readonly Observation[]> {
  const unmet = unmetNeed(check, context);
  if (unmet !== undefined) return [observe.skipped('', unmet)];
  try {
    return await check.run(context);
  } catch (error) {
    // Whatever a server answers, the other checks go on.
    const reason = error instanceof Error ? error.message : String(error);
    return [observe.failed('(answers)', `no sense could be made of them: ${reason}`)];
  }
}

function resultOf(kind: CheckKind, { id, severity }: Check, observation: Observation): Result {
  return { kind: kind.id, check: id, severity, ...observation };
}

/** A check with the kind it belongs to. */
interface ChosenCheck {
  readonly kind: CheckKind;
  readonly check: Check;
}

const everything = registry.flatMap((kind) => kind.checks.map((check) => ({ kind, check })));

/**
 * The checks that some ids or kinds stand for. Names of calls narrow the calls, not the checks; nothing else named, all
 * checks run.
 */
function selectChecks(only: readonly string[]): readonly ChosenCheck[] {
  const named = only.filter((one) => !(one in calls));
  if (named.length === 0) return everything;
  return everything.filter(({ kind, check }) => named.includes(kind.id) || named.includes(check.id));
}

/** Why a check cannot run with these settings; undefined when it can. */
function unmetNeed({ needs }: Check, context: CheckContext): string | undefined {
  const { account, other, settings } = context;
  const hasWrite = settings.permission !== 'read';
  switch (needs) {
    case 'guest':
      return undefined;
    case 'account':
      return account ? undefined : 'needs an account';
    case 'password':
      return settings.account.password === undefined ? 'needs the password of the account' : undefined;
    case 'other account':
      return account && other ? undefined : 'needs a second account';
    case 'origin':
      return settings.origin === undefined ? 'needs --origin' : undefined;
    case 'write':
      return account && hasWrite ? undefined : 'needs --write';
    case 'money':
      return account && covers(settings.permission, 'money') ? undefined : 'needs --write=money';
    case 'away':
      return account && covers(settings.permission, 'away') ? undefined : 'needs --write=away';
    case 'clock':
      if (!account || !covers(settings.permission, 'away')) return 'needs --write=away';
      if (settings.account.password === undefined) return 'needs the password of the account';
      return settings.clockPath === undefined ? 'needs --clock' : undefined;
  }
}
