import { calls } from '@kislap/api/registry';
import type { Check } from '../checks/Check';
import type { CheckKind } from '../checks/CheckKind';
import { registry } from '../checks/registry';

/** A check with the kind it belongs to. */
export interface ChosenCheck {
  readonly kind: CheckKind;
  readonly check: Check;
}

const everything = registry.flatMap((kind) => kind.checks.map((check) => ({ kind, check })));

/**
 * The checks that some ids or kinds stand for. Names of calls narrow the calls, not the checks; nothing else named, all
 * checks run.
 */
export function selectChecks(only: readonly string[]): readonly ChosenCheck[] {
  const named = only.filter((one) => !(one in calls));
  if (named.length === 0) return everything;
  return everything.filter(({ kind, check }) => named.includes(kind.id) || named.includes(check.id));
}
