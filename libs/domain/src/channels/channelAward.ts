import type { Percent } from '../money/Percent';
import type { ActiveAward } from './ActiveAward';
import type { ChannelOffer } from './ChannelOffer';

/**
 * The bonus percentage that a deposit through a channel really earns, 0 when there is none.
 *
 * Award rule: the active award of the same method and mode, else the channel's own.
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: zeroMoney, awardPercent: 2, banks: [],
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
  const active = awards.find(
    (award) => award.methodId === offer.method.id && award.mode === offer.channel.mode,
  );
  return active?.awardPercent ?? offer.channel.awardPercent ?? 0;
}
