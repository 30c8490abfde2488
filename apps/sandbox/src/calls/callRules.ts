import { describedCalls } from '@kislap/api/registry';

/**
 * The calls that put money in, stake it or give it away: refused during a break or an exclusion. Withdrawals, game
 * wallets and the account itself go on.
 */
export const restrictedCalls: ReadonlySet<string> = new Set(
  describedCalls.filter(({ facts }) => facts.restsOnBreak === true).map(({ name }) => name),
);

/** Calls that a device makes by itself, or that record activity by themselves. */
const byItself: ReadonlySet<string> = new Set(['thirdWdw', 'loginOut', 'getState', 'checkPwd']);

/** The calls that a player makes: all that change or give something. */
export const callsThatAct: ReadonlySet<string> = new Set(
  describedCalls
    .filter(({ name, facts }) => facts.kind !== 'R' && !byItself.has(name))
    .map(({ name }) => name),
);

/** The calls that a locked session still makes. */
export const callsWhileLocked: ReadonlySet<string> = new Set(
  describedCalls.filter(({ facts }) => facts.whileLocked === true).map(({ name }) => name),
);
