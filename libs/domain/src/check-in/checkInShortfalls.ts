import { isOrderAllowed } from '../session/isOrderAllowed';
import type { Money } from '../money/Money';
import { roundUpToCentavos } from '../money/roundUpToCentavos';
import { subtractMoney } from '../money/subtractMoney';
import type { CheckInRules } from './CheckInRules';
import type { CheckInShortfall } from './CheckInShortfall';
import type { CheckInStanding } from './CheckInStanding';

/**
 * What the player still needs for a check-in; empty when eligible.
 *
 * Eligibility rule: VIP level, total deposit, deposit of the day, turnover of the day and VIP order must all be
 * met; a rule that is not set asks nothing. Missing turnover is rounded up to centavos, so that betting the shown
 * amount is always enough.
 *
 * @example
 * const standing = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: moneyFromPeso(40), dayTurnover: zeroMoney,
 * };
 * const rules = { minVip: 1, dayDeposit: moneyFromPeso(100) };
 * checkInShortfalls(rules, standing); // => [{ type: 'dayDeposit', missing: moneyFromPeso(60) }]
 */
export function checkInShortfalls(
  rules: CheckInRules,
  standing: CheckInStanding,
): readonly CheckInShortfall[] {
  return [
    ...vipShortfall(rules, standing),
    ...moneyShortfall('totalDeposit', rules, standing),
    ...moneyShortfall('dayDeposit', rules, standing),
    ...moneyShortfall('dayTurnover', rules, standing),
    ...orderShortfall(rules, standing),
  ];
}

function vipShortfall({ minVip }: CheckInRules, { vipLevel }: CheckInStanding): readonly CheckInShortfall[] {
  return minVip !== undefined && vipLevel < minVip ? [{ type: 'vip', level: minVip }] : [];
}

function moneyShortfall(
  type: 'totalDeposit' | 'dayDeposit' | 'dayTurnover',
  rules: CheckInRules,
  standing: CheckInStanding,
): readonly CheckInShortfall[] {
  const needed: Money | undefined = rules[type];
  if (needed === undefined || standing[type] >= needed) return [];
  return [{ type, missing: roundUpToCentavos(subtractMoney(needed, standing[type])) }];
}

function orderShortfall(rules: CheckInRules, { vipOrder }: CheckInStanding): readonly CheckInShortfall[] {
  return isOrderAllowed(rules.allowedOrders, vipOrder) ? [] : [{ type: 'selectedPlayers' }];
}
