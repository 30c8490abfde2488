import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';
import type { ChannelOffer } from './ChannelOffer';
import type { PayChannel } from './PayChannel';
import type { PayMethod } from './PayMethod';

function firstSet(limit: Money, fallback: Money): Money {
  return limit > zeroMoney ? limit : fallback;
}

/** Puts a channel beside its limits. Limit rule: the channel's own win, the method's stand in where it has none. */
export function offerChannel(channel: PayChannel, method: PayMethod): ChannelOffer {
  return {
    channel,
    method,
    min: firstSet(channel.min, method.depositMin),
    max: firstSet(channel.max, method.depositMax),
  };
}
