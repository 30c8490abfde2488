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
  return activeAwardOf(offer, awards)?.awardPercent ?? offer.channel.awardPercent ?? 0;
}

/**
 * What a channel adds to a deposit, and whether a deposit through it can do without.
 *
 * @example
 * const award: AwardOffer = { percent: 5, isChoice: false };
 * award.terms; // => undefined
 */
export interface AwardOffer {
  /** 0 when there is none. */
  readonly percent: Percent;
  /** It comes with a deposit that takes it alone; else with every one. */
  readonly isChoice: boolean;
  readonly terms?: BonusTerms;
  /** Which games count for it, in words. */
  readonly games?: string;
}

/**
 * What a deposit through a channel is offered. The channel's own award comes with every deposit; one that is in force says
 * whether it can be left.
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
 * awardOffer(offer, []); // => { percent: 2, isChoice: false }
 * const active = { methodId: 7, mode: 'gcash', awardPercent: 5, isChoice: true };
 * awardOffer(offer, [active]); // => { percent: 5, isChoice: true }
 */
export function awardOffer(offer: ChannelOffer, awards: readonly ActiveAward[]): AwardOffer {
  const { isChoice = false, terms, games } = activeAwardOf(offer, awards) ?? {};
  return {
    percent: channelAward(offer, awards),
    isChoice,
    ...(terms !== undefined && { terms }),
    ...(games !== undefined && { games }),
  };
}

function activeAwardOf({ channel, method }: ChannelOffer, awards: readonly ActiveAward[]) {
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
