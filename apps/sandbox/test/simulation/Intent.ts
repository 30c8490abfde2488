import type { Outcome } from './Outcome';
import type { SimulatedPlayer } from './SimulatedPlayer';

/** What a done intent leaves behind, and so where it is looked for at the end. */
export type Effect = 'reward' | 'deposit' | 'withdrawal' | 'round' | 'spin' | 'account' | 'none';

/** One thing that a player wants once, over all its attempts. */
export interface Intent {
  readonly kind: string;
  readonly effect: Effect;
  readonly player: SimulatedPlayer;
  /** The same over all attempts. */
  readonly key: string;
  /** One attempt. Never throws. */
  send(): Promise<Outcome>;
}
