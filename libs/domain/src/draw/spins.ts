import { wholeCount } from '../kernel/internal';
import { type Money, zeroMoney } from '../money';
import { moneyFromUnits } from '../money/internal';
import type { DrawRules } from './round';

/**
 * Spins of a round by where they come from.
 *
 * @example
 * const earned: DrawSpins = { free: 1, invite: 2, deposit: 0 };
 * nextSpinSource(earned, { free: 1, invite: 0, deposit: 0 }); // => 'invite'
 */
export interface DrawSpins {
  readonly free: number;
  readonly invite: number;
  readonly deposit: number;
}

/**
 * The spins that a round has earned: one for free, some for each verified friend, some for each
 * whole step deposited while it ran.
 *
 * @see docs/rules.md#luck-draw
 * @throws RangeError when what was given makes no whole number of spins
 * @example
 * const rules = { spinsPerFriend: 1, spinsPerDeposit: 2, depositStep: moneyFromPeso(500) };
 * earnedSpins({ friends: 3, deposited: moneyFromPeso(1_200) }, rules); // => { free: 1, invite: 3, deposit: 4 }
 */
export function earnedSpins(
  { friends, deposited }: { readonly friends: number; readonly deposited: Money },
  rules: Pick<DrawRules, 'spinsPerFriend' | 'spinsPerDeposit' | 'depositStep'>,
): DrawSpins {
  const steps = rules.depositStep > zeroMoney ? Math.floor(moneyFromUnits(deposited) / rules.depositStep) : 0;
  const invite = wholeCount(friends * rules.spinsPerFriend);
  return { free: 1, invite, deposit: wholeCount(steps * rules.spinsPerDeposit) };
}

const order = ['free', 'invite', 'deposit'] as const satisfies readonly (keyof DrawSpins)[];

/**
 * Where the next spin is taken from: the free one first, bought ones last. Nothing when none is left.
 *
 * @see docs/rules.md#luck-draw
 * @example
 * const earned = { free: 1, invite: 2, deposit: 0 };
 * nextSpinSource(earned, { free: 0, invite: 0, deposit: 0 }); // => 'free'
 * nextSpinSource(earned, earned); // => undefined
 */
export function nextSpinSource(earned: DrawSpins, used: DrawSpins): keyof DrawSpins | undefined {
  return order.find((source) => earned[source] > used[source]);
}
