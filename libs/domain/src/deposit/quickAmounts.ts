import type { ChannelOffer } from '../channels/ChannelOffer';
import { compareMoney } from '../money/compareMoney';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/** The quick-amount chips of a channel: each amount once, ascending, only those its limits allow. */
export function quickAmounts({ channel, min, max }: ChannelOffer): readonly Money[] {
  return [...new Set(channel.quickAmounts)]
    .filter((amount) => amount > zeroMoney && amount >= min && (max === zeroMoney || amount <= max))
    .sort(compareMoney);
}
