import type { Money } from '../money/Money';
import type { PayChannel } from './PayChannel';
import type { PayMethod } from './PayMethod';

/** A channel the player may use, with the limits that hold for it. */
export interface ChannelOffer {
  readonly channel: PayChannel;
  readonly method: PayMethod;
  /** Smallest deposit; zero when neither channel nor method sets one. */
  readonly min: Money;
  /** Largest deposit; zero when neither channel nor method sets one. */
  readonly max: Money;
}
