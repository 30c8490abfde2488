import type { Money } from '../money/Money';
import type { PayChannel } from './PayChannel';
import type { PayMethod } from './PayMethod';

/**
 * A channel the player may use, with the limits that hold for it.
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
 * const offer: ChannelOffer = { channel, method, min: moneyFromPeso(100), max: moneyFromPeso(50_000) };
 * quickAmounts(offer).map(pesoText); // => ['200', '500']
 */
export interface ChannelOffer {
  readonly channel: PayChannel;
  readonly method: PayMethod;
  /** Smallest deposit; zero when neither channel nor method sets one. */
  readonly min: Money;
  /** Largest deposit; zero when neither channel nor method sets one. */
  readonly max: Money;
}
