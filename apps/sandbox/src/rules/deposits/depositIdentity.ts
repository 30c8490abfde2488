import { addMoney, formatLimit, type Money, moneyFromPeso } from '@kislap/domain';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../Operator';
import { checkIdentity, identityStateOf } from '../players/identity';

/**
 * Holds back an order that would take a player who is not known beyond what may be deposited without the check, with all
 * that was credited and all orders that are open.
 *
 * @param player locked
 * @param order.open what `openTotal` answered under the lock
 * @throws Refusal as `checkIdentity`
 */
export function checkDepositIdentity(
  player: PlayerRow,
  { amount, operator, open }: { readonly amount: Money; readonly operator: Operator; readonly open: Money },
): void {
  checkIdentity('deposit', player, operator.switches);
  const state = identityStateOf(player.kycState);
  if (state === 'passed') return;
  const before = addMoney(player.totalDeposit, open);
  const most = moneyFromPeso(operator.protection.identityAbove);
  if (addMoney(before, amount) <= most) return;
  const { missing, ...reasons } = aboveThreshold;
  throw new Refusal(state === 'none' ? missing : reasons[state], {}, { limit: formatLimit(most) });
}

const aboveThreshold = {
  missing: 'identityMissingAbove',
  review: 'identityInReviewAbove',
  refused: 'identityRefused',
} as const;
