import type { CheckInCondition } from './CheckInCondition';
import type { CheckInRules } from './CheckInRules';
import type { CheckInShortfall } from './CheckInShortfall';
import { checkInShortfalls } from './checkInShortfalls';
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
  const shortfalls = checkInShortfalls(rules, standing);
  const conditions = [
    ...vipCondition(rules, standing),
    ...moneyConditions(rules, standing, shortfalls),
    ...orderCondition(rules, shortfalls),
  ];
  const isShort = ({ type }: CheckInCondition) => shortfalls.some((shortfall) => shortfall.type === type);
  return [...conditions.filter(isShort), ...conditions.filter((condition) => !isShort(condition))];
}

const anyOrder = -1;

function vipCondition({ minVip }: CheckInRules, { vipLevel }: CheckInStanding): readonly CheckInCondition[] {
  if (minVip === undefined) return [];
  return [{ type: 'vip', isMet: vipLevel >= minVip, have: vipLevel, need: minVip }];
}

function moneyConditions(
  rules: CheckInRules,
  standing: CheckInStanding,
  shortfalls: readonly CheckInShortfall[],
): readonly CheckInCondition[] {
  return (['totalDeposit', 'dayDeposit', 'dayTurnover'] as const).flatMap((type) => {
    const need = rules[type];
    if (need === undefined) return [];
    const shortfall = shortfalls.find((each) => each.type === type);
    const missing = shortfall !== undefined && 'missing' in shortfall ? shortfall.missing : undefined;
    return [{ type, have: standing[type], need, missing }];
  });
}

function orderCondition(
  { allowedOrders }: CheckInRules,
  shortfalls: readonly CheckInShortfall[],
): readonly CheckInCondition[] {
  const isForEveryone = allowedOrders === undefined || allowedOrders.includes(anyOrder);
  if (isForEveryone) return [];
  return [{ type: 'selectedPlayers', isMet: !shortfalls.some(({ type }) => type === 'selectedPlayers') }];
}
