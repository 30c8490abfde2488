import { moneyFromScore, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/**
 * What the new player was welcomed with; zero when there was nothing. It is kept in the history, so that a reload shows
 * it again, and read like foreign input.
 *
 * @param told the state of the page's entry in the history
 */
export function readWelcomeGift(told: unknown): Money {
  if (typeof told !== 'object' || told === null || !('welcomeGift' in told)) return zeroMoney;
  const score = told.welcomeGift;
  return Number.isSafeInteger(score) && Number(score) > 0 ? moneyFromScore(Number(score)) : zeroMoney;
}
