import type { ChannelOffer } from '../channels/ChannelOffer';
import { compareMoney } from '../money/compareMoney';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/**
 * The quick-amount chips of a channel: each amount once, ascending, only those its limits allow.
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
 * quickAmounts(offerChannel(channel, method)).map(pesoText); // => ['200', '500']
 */
export function quickAmounts({ channel, min, max }: ChannelOffer): readonly Money[] {
  return [...new Set(channel.quickAmounts)]
    .filter((amount) => amount > zeroMoney && amount >= min && (max === zeroMoney || amount <= max))
    .sort(compareMoney);
}
