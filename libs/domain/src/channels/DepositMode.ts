import type { ChannelOffer } from './ChannelOffer';

/**
 * A deposit mode with the channels the player may use in it, at least one, best first.
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
 * const gcash: DepositMode = { code: 'gcash', isHot: true, offers: [offerChannel(channel, method)] };
 * firstMode([gcash])?.code; // => 'gcash'
 */
export interface DepositMode {
  readonly code: string;
  readonly isHot: boolean;
  readonly offers: readonly ChannelOffer[];
}
