import type { Money } from '../money';
import { missingMoney } from '../money/internal';
import type { CheckInRules } from './plan';

/**
 * How the player stands against the check-in rules.
 *
 * @example
 * const status: CheckInStatus = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: zeroMoney, dayTurnover: zeroMoney,
 * };
 * checkInShortfalls({ minVip: 2 }, status); // => [{ type: 'vip', level: 2 }]
 */
export interface CheckInStatus {
  readonly vipLevel: number;
  readonly vipOrder: number;
  readonly totalDeposit: Money;
  readonly dayDeposit: Money;
  readonly dayTurnover: Money;
}

/**
 * One check-in rule with what the player has, what it needs and whether that is enough.
 *
 * @example
 * const vip: CheckInCondition = { type: 'vip', isMet: false, have: 1, need: 2 };
 * vip.need - vip.have; // => 1
 */
export type CheckInCondition =
  | { readonly type: 'vip'; readonly isMet: boolean; readonly have: number; readonly need: number }
  | {
      readonly type: 'totalDeposit' | 'dayDeposit' | 'dayTurnover';
      readonly have: Money;
      readonly need: Money;
      /** What is still missing, in centavos that are always enough; nothing when the rule is met. */
      readonly missing: Money | undefined;
    }
  | { readonly type: 'selectedPlayers'; readonly isMet: boolean };

/**
 * Every check-in rule with the player's status, unmet ones first.
 *
 * Eligibility rule as `checkInShortfalls` has it; a rule that is not set is not listed, nor an order rule that lets
 * everyone in.
 *
 * @see docs/rules.md#check-in
 * @example
 * const none = { totalDeposit: zeroMoney, dayDeposit: zeroMoney, dayTurnover: zeroMoney };
 * const status = { vipLevel: 1, vipOrder: 0, ...none };
 * checkInConditions({ minVip: 2 }, status); // => [{ type: 'vip', isMet: false, have: 1, need: 2 }]
 */
export function checkInConditions(rules: CheckInRules, status: CheckInStatus): readonly CheckInCondition[] {
  const { minVip, allowedOrders } = rules;
  const conditions: CheckInCondition[] = [];
  if (minVip !== undefined) {
    const have = status.vipLevel;
    conditions.push({ type: 'vip', isMet: have >= minVip, have, need: minVip });
  }
  for (const type of ['totalDeposit', 'dayDeposit', 'dayTurnover'] as const) {
    const [need, have] = [rules[type], status[type]];
    if (need !== undefined) conditions.push({ type, have, need, missing: missingMoney(need, have) });
  }
  if (allowedOrders !== undefined && !allowedOrders.includes(anyOrder)) {
    conditions.push({ type: 'selectedPlayers', isMet: allowedOrders.includes(status.vipOrder) });
  }
  return conditions.sort((left, right) => Number(isUnmet(right)) - Number(isUnmet(left)));
}

const anyOrder = -1;

function isUnmet(condition: CheckInCondition): boolean {
  return 'isMet' in condition ? !condition.isMet : condition.missing !== undefined;
}

/**
 * One check-in rule that the player does not meet, with what is missing.
 *
 * @example
 * const shortfall: CheckInShortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) };
 * checkInOfferOf([], [shortfall]).type; // => 'done'
 */
export type CheckInShortfall =
  | { readonly type: 'vip'; readonly level: number }
  | { readonly type: 'totalDeposit'; readonly missing: Money }
  | { readonly type: 'dayDeposit'; readonly missing: Money }
  | { readonly type: 'dayTurnover'; readonly missing: Money }
  | { readonly type: 'selectedPlayers' };

/**
 * What the player still needs for a check-in; empty when eligible.
 *
 * Eligibility rule: VIP level, total deposit, the day's deposit and turnover, and VIP order must be met; unset rules
 * ask nothing. Missing turnover is rounded up to centavos.
 *
 * @see docs/rules.md#check-in
 * @example
 * const status = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: moneyFromPeso(40), dayTurnover: zeroMoney,
 * };
 * const rules = { minVip: 1, dayDeposit: moneyFromPeso(100) };
 * checkInShortfalls(rules, status); // => [{ type: 'dayDeposit', missing: moneyFromPeso(60) }]
 */
export function checkInShortfalls(rules: CheckInRules, status: CheckInStatus): readonly CheckInShortfall[] {
  return checkInConditions(rules, status).flatMap(shortfallOf);
}

function shortfallOf(condition: CheckInCondition): readonly CheckInShortfall[] {
  if ('missing' in condition) {
    const { type, missing } = condition;
    return missing === undefined ? [] : [{ type, missing }];
  }
  if (condition.isMet) return [];
  return [condition.type === 'vip' ? { type: 'vip', level: condition.need } : { type: 'selectedPlayers' }];
}
