import { isAway, noteLook, reckonAndCare } from './absences';
import { isFrom } from './harm';
import { depositHits, type Hit, openOf } from './limits';
import { type Order, type Player, sumOf, type Units, unitsOf } from './Player';
import { isQuiet } from './play';
import { addBonus, addOwn } from './pot';
import { minute } from './time';

export const creditSeconds = 3;
export const orderSeconds = 30 * minute;
const mostOpen = 5;
/** protection.md 1, identityAbove. */
const identityAbove = unitsOf(5000);
const welcomeRates = [120, 80, 60, 50, 40];

/** What an order may be answered with. None of them: it is made. */
export interface OrderVerdict {
  readonly refusals: readonly number[];
  readonly hits: readonly Hit[];
  /** The rules leave it open whether it is made. */
  readonly mayBeMade: boolean;
}

const rateOf = (player: Player, promotion: number): number => {
  if (promotion === 19) return player.depositCount === 0 ? 100 : 0;
  return promotion === 23 ? (welcomeRates[player.depositCount] ?? 0) : 0;
};

/** The bonus of a deposit, cut to centavos. */
export const bonusOf = (player: Player, promotion: number, amount: Units): Units =>
  Math.floor((amount * rateOf(player, promotion)) / 10_000) * 100;

/** Five percent through Maya, cut to centavos: protection.md 8, none that was not taken. */
export const awardOf = (amount: Units): Units => Math.floor((amount * 5) / 10_000) * 100;

const isRefused = (player: Player, promotion: number, open: readonly Order[]) =>
  rateOf(player, promotion) === 0 || open.some((order) => order.promotion === promotion);

/** protection.md 3: 1013, then the order rule; which of the operator's own refusals comes first it does not say. */
export function judgeOrder(
  player: Player,
  { amount, promotion, award = 0 }: Pick<Order, 'amount' | 'promotion' | 'award'>,
  now: number,
): OrderVerdict {
  const paid = sumOf(
    player.orders.filter(({ state }) => state === 'credited'),
    (order) => order.amount,
  );
  const isUnknown = player.identity !== 2;
  const isGift = promotion !== 0 || award > 0;
  const open = player.orders.filter(({ state }) => state === 'unpaid' || state === 'paid');
  const ofPromotion = promotion !== 0 && isRefused(player, promotion, open) ? [1008] : [];
  // With which code, the rules do not say.
  const tooMany = open.length >= mostOpen ? [1005, 1008] : [];
  if (isUnknown && paid + amount > identityAbove) {
    const noBonus = isGift && isFrom(player, 2) !== false ? [1008] : [];
    return { refusals: [1013, ...ofPromotion, ...tooMany, ...noBonus], hits: [], mayBeMade: false };
  }
  const hits = depositHits(player, amount, now, true);
  const quietWish = isGift && isQuiet(player, now) !== false ? [1008] : [];
  if (player.mustAnswer === true) {
    return { refusals: [1012, ...ofPromotion, ...tooMany, ...quietWish, 1013], hits, mayBeMade: false };
  }
  const refusals = [...(hits.length > 0 ? [1012] : []), ...tooMany, ...ofPromotion];
  const isBeyondWithOpen = isUnknown && paid + openOf(player) + amount > identityAbove;
  return {
    refusals: [...refusals, ...quietWish, ...(isBeyondWithOpen ? [1013] : [])],
    hits,
    // At level 2 of harm no order takes a promotion or an award.
    mayBeMade: refusals.length === 0 && (!isGift || isFrom(player, 2) !== true),
  };
}

/** A payment came in. */
export function pay(player: Player, order: Order, now: number): void {
  if (order.state === 'unpaid') {
    order.state = 'paid';
    order.paidAt = now;
  } else if (order.state === 'expired' || order.state === 'failed') credit(player, order, now);
  else if (order.state === 'closed') order.state = 'returned';
}

/** Credits a payment, or sends it back: protection.md 3 and 4. */
export function credit(player: Player, order: Order, now: number): void {
  if (order.state === 'credited' || order.state === 'returned') return;
  const isRefused =
    order.state === 'closed' ||
    isAway(player, now) ||
    depositHits(player, order.amount, now, false).length > 0;
  if (isRefused) {
    order.state = 'returned';
    // Whether money is looked at that came and went back, the rules do not say.
    noteLook(player, now);
    return;
  }
  const bonus = Math.min(order.told, bonusOf(player, order.promotion, order.amount)) + (order.award ?? 0);
  const before = isQuiet(player, now);
  order.state = 'credited';
  order.creditedAt = now;
  addOwn(player, order.amount);
  player.depositCount += 1;
  // Whether a limit counts as reached that this deposit reaches, the rules do not say.
  const quiet = before === false && isQuiet(player, now) !== false ? 'silent' : before;
  if (quiet === false) addBonus(player, bonus, now);
  else if (quiet === 'silent' && bonus > 0) player.perhaps = { amount: bonus, at: now };
  reckonAndCare(player, now);
}
