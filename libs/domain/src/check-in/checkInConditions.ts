import { missingMoney } from '../money/missingMoney';
import type { CheckInCondition } from './CheckInCondition';
import type { CheckInRules } from './CheckInRules';
import type { CheckInStanding } from './CheckInStanding';

/**
 * Every rule of the check-in with how the player stands against it, those that are not met first.
 *
 * Eligibility rule as `checkInShortfalls` has it; a rule that is not set is not listed, and neither is an order rule
 * that lets everyone in.
 *
 * @example
 * const none = { totalDeposit: zeroMoney, dayDeposit: zeroMoney, dayTurnover: zeroMoney };
 * const standing = { vipLevel: 1, vipOrder: 0, ...none };
 * checkInConditions({ minVip: 2 }, standing); // => [{ type: 'vip', isMet: false, have: 1, need: 2 }]
 */
export function checkInConditions(
  rules: CheckInRules,
  standing: CheckInStanding,
): readonly CheckInCondition[] {
  const { minVip, allowedOrders } = rules;
  const conditions: CheckInCondition[] = [];
  if (minVip !== undefined) {
    const have = standing.vipLevel;
    conditions.push({ type: 'vip', isMet: have >= minVip, have, need: minVip });
  }
  for (const type of ['totalDeposit', 'dayDeposit', 'dayTurnover'] as const) {
    const [need, have] = [rules[type], standing[type]];
    if (need !== undefined) conditions.push({ type, have, need, missing: missingMoney(need, have) });
  }
  if (allowedOrders !== undefined && !allowedOrders.includes(anyOrder)) {
    conditions.push({ type: 'selectedPlayers', isMet: allowedOrders.includes(standing.vipOrder) });
  }
  return conditions.sort((left, right) => Number(isUnmet(right)) - Number(isUnmet(left)));
}

const anyOrder = -1;

function isUnmet(condition: CheckInCondition): boolean {
  return 'isMet' in condition ? !condition.isMet : condition.missing !== undefined;
}
