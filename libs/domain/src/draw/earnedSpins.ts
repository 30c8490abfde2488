import { wholeCount } from '../kernel/wholeCount';
import type { Money } from '../money/Money';
import { moneyFromUnits } from '../money/moneyFromUnits';
import { zeroMoney } from '../money/zeroMoney';
import type { DrawRules } from './DrawRules';
import type { DrawSpins } from './DrawSpins';

/**
 * The spins that a round has earned: one for free, some for each verified friend, some for each
 * whole step deposited while it ran.
 *
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
