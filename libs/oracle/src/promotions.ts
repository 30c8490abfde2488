import { shareOf, type Score } from './money';

export type PromotionNumber = 15 | 19 | 23;
export type Choice = 0 | PromotionNumber;

/** A deposit gift as the description names its parts, amounts and rates read. */
export interface Gift {
  readonly type: number;
  readonly status: boolean;
  /** A step that cannot be read holds its place. */
  readonly content: readonly (GiftStep | undefined)[];
}

export interface GiftStep {
  readonly amount: Score;
  readonly rate: number;
  readonly dayNum: number;
}

export interface Depositor {
  readonly DepCount: number;
  readonly Dep15: number;
}

export interface Offer {
  readonly choice: Choice;
  readonly isDisabled: boolean;
  /** Nothing for an offer that cannot be taken: it is not said whether a bonus stands there. */
  readonly bonus: Score | undefined;
  readonly steps: readonly { readonly rate: number | undefined; readonly isUsed: boolean }[];
}

const nobody: Offer = { choice: 0, isDisabled: false, bonus: 0n, steps: [] };

/** Rules, section 5: 'Do not participate' first, then what is offered, as the server sent it. */
export function offersFor(gifts: readonly Gift[], player: Depositor, amount: Score): readonly Offer[] {
  return [nobody, ...gifts.filter(({ status }) => status).flatMap((gift) => offerOf(gift, player, amount))];
}

/** Description, section 4: 15 leaves at dayNum, 19 with the first deposit, 23 with its last step. */
function offerOf(gift: Gift, { DepCount, Dep15 }: Depositor, amount: Score): readonly Offer[] {
  const first = gift.content[0];
  if (gift.type === 23) return welcome(gift, DepCount, amount);
  if (first === undefined) return [];
  if (gift.type !== 15 && gift.type !== 19) return [];
  if (gift.type === 15 ? Dep15 >= first.dayNum : DepCount !== 0) return [];
  const isDisabled = amount < first.amount;
  const bonus = isDisabled ? undefined : shareOf(amount, first.rate);
  return [{ choice: gift.type, isDisabled, bonus, steps: [] }];
}

/**
 * One rate per deposit number; the step of the next deposit has the number of those made. Unreadable, it gives nothing.
 */
function welcome({ content }: Gift, made: number, amount: Score): readonly Offer[] {
  const next = content[made];
  if (next === undefined) return [];
  const steps = content.map((step, number) => ({ rate: step?.rate, isUsed: number < made }));
  return [{ choice: 23, isDisabled: false, bonus: shareOf(amount, next.rate), steps }];
}

/** Description, section 4: below the minimum of the promotion the choice is cleared. */
export function kept(choice: Choice, offers: readonly Offer[]): Choice {
  return offers.some((offer) => offer.choice === choice && !offer.isDisabled) ? choice : 0;
}

/** Protection, section 8: what a deposit with a bonus makes one bet. */
export function bonusTerms(deposit: Score, rate: number, depositTimes: number, bonusTimes: number) {
  const bonus = shareOf(deposit, rate);
  return { bonus, turnover: deposit * BigInt(depositTimes) + bonus * BigInt(bonusTimes) };
}

/** Screens, section 26: what the channel awards and what the promotion gives, apart. */
export function previewOf(
  offers: readonly Offer[],
  choice: Choice,
  amount: Score,
  award: number,
): { readonly award: Score; readonly promotion: Score } {
  const chosen = offers.find((offer) => offer.choice === kept(choice, offers));
  return { award: shareOf(amount, award), promotion: chosen?.bonus ?? 0n };
}
