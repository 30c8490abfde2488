import type { Percent } from '../money/Percent';
import type { ActiveAward } from './ActiveAward';
import type { ChannelOffer } from './ChannelOffer';

/**
 * The bonus percentage that a deposit through a channel really earns, 0 when there is none.
 *
 * Award rule: the active award of the same method and mode, else the channel's own.
 */
export function channelAward(offer: ChannelOffer, awards: readonly ActiveAward[]): Percent {
  const active = awards.find(
    (award) => award.methodId === offer.method.id && award.mode === offer.channel.mode,
  );
  return active?.awardPercent ?? offer.channel.awardPercent ?? 0;
}
