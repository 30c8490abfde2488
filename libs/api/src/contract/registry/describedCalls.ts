import { factsByCall } from './factsByCall';
import { type CallName, calls } from './calls';
import { codesOf } from './codesOf';
import type { DescribedCall } from './DescribedCall';

const isName = (name: string): name is CallName => name in calls;

/**
 * Every call of the contract with everything that is known of it, group by group.
 *
 * @example
 * describedCalls[0]?.name; // => 'login'
 */
export const describedCalls: readonly DescribedCall[] = Object.keys(factsByCall)
  .filter(isName)
  .map((name) => ({ name, facts: factsByCall[name], contract: calls[name], codes: codesOf(name) }));
