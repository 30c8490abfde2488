import { addMoney, zeroMoney } from '@kislap/domain/money';
import { promotionOffers } from '@kislap/domain/promotions';

/** @typedef {import('./readDeposits.mjs').Deposit} Deposit */
/** @typedef {{ promotion: number, deposits: number, deposited: import('@kislap/domain').Money, cost: import('@kislap/domain').Money }} Row */
/** @typedef {import('@kislap/domain').PromotionOffer} PromotionOffer */

/** The one that gives most: what a player who compares would take. @param {readonly PromotionOffer[]} offers */
const best = (offers) =>
  offers.filter(({ isDisabled }) => !isDisabled).toSorted((left, right) => right.bonus - left.bonus)[0];

/**
 * What the promotions cost when every player takes the best one at every deposit.
 *
 * @param {readonly Deposit[]} deposits In the order they are made.
 * @param {readonly import('@kislap/domain').DepositGift[]} gifts The promotions as the operator sets them up.
 * @returns {readonly Row[]} One row per promotion, 0 being none.
 */
export function planPromotions(deposits, gifts) {
  /** @type {Map<string, { depositCount: number, dep15Count: number }>} */
  const players = new Map();
  /** @type {Map<number, Row>} */
  const rows = new Map(
    [0, ...gifts.map(({ type }) => type)].map((promotion) => [promotion, emptyRow(promotion)]),
  );
  for (const { player, amount } of deposits) {
    const depositor = players.get(player) ?? { depositCount: 0, dep15Count: 0 };
    const chosen = best(promotionOffers(gifts, depositor, amount));
    const promotion = chosen?.choice ?? 0;
    const row = rows.get(promotion) ?? emptyRow(promotion);
    rows.set(promotion, {
      promotion,
      deposits: row.deposits + 1,
      deposited: addMoney(row.deposited, amount),
      cost: addMoney(row.cost, chosen?.bonus ?? zeroMoney),
    });
    players.set(player, {
      depositCount: depositor.depositCount + 1,
      dep15Count: depositor.dep15Count + (promotion === 15 ? 1 : 0),
    });
  }
  return [...rows.values()];
}

/** @param {number} promotion @returns {Row} */
const emptyRow = (promotion) => ({ promotion, deposits: 0, deposited: zeroMoney, cost: zeroMoney });
