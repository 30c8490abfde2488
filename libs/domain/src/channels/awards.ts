import type { Percent } from '../money';
import type { BonusTerms } from '../promotions';
import type { ChannelOffer } from './offers';

/**
 * A bonus that the operator runs now on one mode of one method.
 *
 * @example
 * const award: ActiveAward = { methodId: 7, mode: 'maya', awardPercent: 5 };
 * mayaTipPercent([award]); // => 5
 */
export interface ActiveAward {
  readonly methodId: number;
  readonly mode: string;
  readonly awardPercent: Percent;
  /** Only a deposit that takes it is given it. Without it, every deposit through the channel is. */
  readonly isChoice?: boolean;
  /** What it asks for, where the operator says. */
  readonly terms?: BonusTerms;
  /** Which games count for it, in words. */
  readonly games?: string;
}

/**
 * The bonus percentage that a deposit through a channel can really earn, 0 when there is none.
 *
 * Award rule: the active award of the same method and mode, else the channel's own.
 *
 * @see docs/rules.md#deposit-awards
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const offer = offerChannel(channel, method);
 * channelAward(offer, []); // => 2
 * channelAward(offer, [{ methodId: 7, mode: 'gcash', awardPercent: 5 }]); // => 5
 */
export function channelAward(offer: ChannelOffer, awards: readonly ActiveAward[]): Percent {
  return activeAward(offer, awards)?.awardPercent ?? offer.channel.awardPercent ?? 0;
}

/**
 * The award in force on the method and mode of a channel, if any. Whether a deposit may leave it stands in it.
 *
 * @see docs/rules.md#deposit-awards
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const award = { methodId: 7, mode: 'gcash', awardPercent: 5, isChoice: true };
 * activeAward(offerChannel(channel, method), [award])?.isChoice; // => true
 */
export function activeAward(
  { channel, method }: ChannelOffer,
  awards: readonly ActiveAward[],
): ActiveAward | undefined {
  return awards.find(({ methodId, mode }) => methodId === method.id && mode === channel.mode);
}

const defaultPercent = 3;

/**
 * The percentage in the Maya tip. It is text only: without an active award the tip says 3, but the deposit earns
 * what `channelAward` says.
 *
 * @see docs/rules.md#deposit-awards
 * @example
 * mayaTipPercent([{ methodId: 8, mode: 'maya', awardPercent: 5 }]); // => 5
 * mayaTipPercent([]); // => 3
 */
export function mayaTipPercent(awards: readonly ActiveAward[]): Percent {
  return awards.find((award) => award.mode === 'maya')?.awardPercent ?? defaultPercent;
}
