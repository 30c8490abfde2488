import { describedCalls } from '@kislap/api/registry';

/**
 * The calls that put money in, stake it or give it away: an account that rests makes none of them, whatever session it
 * still has. Taking money out, bringing it home from a game and everything about the account itself goes on.
 */
export const callsHeldBack: ReadonlySet<string> = new Set(
  describedCalls.filter(({ facts }) => facts.restsOnBreak === true).map(({ name }) => name),
);
