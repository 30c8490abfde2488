import type { ChannelOffer } from './ChannelOffer';

/** A deposit mode with the channels the player may use in it, at least one, best first. */
export interface DepositMode {
  readonly code: string;
  readonly isHot: boolean;
  readonly offers: readonly ChannelOffer[];
}
