import type { CheckInCondition } from './CheckInCondition';
import { checkInConditions } from './checkInConditions';
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
  return checkInConditions(rules, standing).flatMap(shortfallOf);
}

function shortfallOf(condition: CheckInCondition): readonly CheckInShortfall[] {
  if ('missing' in condition) {
    const { type, missing } = condition;
    return missing === undefined ? [] : [{ type, missing }];
  }
  if (condition.isMet) return [];
  return [condition.type === 'vip' ? { type: 'vip', level: condition.need } : { type: 'selectedPlayers' }];
}
