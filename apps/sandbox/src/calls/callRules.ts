import { describedCalls } from '@kislap/api/registry';

/** The calls of a session that are answered while its player is away. All others are refused, a new one too. */
export const callsWhileAway: ReadonlySet<string> = new Set(
  describedCalls.filter(({ facts }) => facts.whileAway === true).map(({ name }) => name),
);

/** The calls that give something away or begin something. Payments are none of them. */
export const callsThatGive: ReadonlySet<string> = new Set(
  describedCalls
    .filter(({ name, facts }) => facts.auth === 'session' && facts.kind === 'E' && !callsWhileAway.has(name))
    .map(({ name }) => name),
);

/** The calls that need a complete account: all that give something or begin something, a new one too. */
export const callsOfComplete: ReadonlySet<string> = new Set(
  describedCalls
    .filter(({ name, facts }) => callsThatGive.has(name) && facts.whileIncomplete !== true)
    .map(({ name }) => name),
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
