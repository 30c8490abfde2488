import type { Money } from '../money/Money';
import { moneyFromUnits } from '../money/moneyFromUnits';
import { zeroMoney } from '../money/zeroMoney';
import type { ChannelOffer } from './ChannelOffer';
import type { PayChannel } from './PayChannel';
import type { PayMethod } from './PayMethod';

function firstSet(limit: Money, fallback: Money): Money {
  return moneyFromUnits(limit > zeroMoney ? limit : fallback);
}

/**
 * Puts a channel beside its limits. Limit rule: the channel's own win, the method's stand in where it has none.
 *
 * @throws RangeError when a limit is no amount
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
 * pesoText(offerChannel(channel, method).min); // => '100'
 * pesoText(offerChannel(channel, method).max); // => '50000'
 */
export function offerChannel(channel: PayChannel, method: PayMethod): ChannelOffer {
  return {
    channel,
    method,
    min: firstSet(channel.min, method.depositMin),
    max: firstSet(channel.max, method.depositMax),
  };
}
