import type { PlayLimits, TimeLimit } from '@kislap/api';
import type { RealityCheckOptions } from '../overlays/reality-check/RealityCheckOptions';
import type { ToldSitting } from './ToldSitting';

/** What a guarded sitting is told and asked. */
export interface SittingGuardPorts {
  /** Asks the operator; rejects when there is no answer. */
  readonly ask: () => Promise<PlayLimits>;
  /** The operator's clock in epoch milliseconds. */
  readonly now: () => number;
  /** Whether something else lies over the game: a reality check waits for it. */
  readonly isOverlaid: () => boolean;
  /** How many reality checks came up in the sitting that began then. */
  readonly checksOf: (since: number) => number;
  readonly told: (sitting: ToldSitting) => void;
  /** Covers the game and shows how it stands; resolves when the player has answered. */
  readonly check: (look: RealityCheckOptions) => Promise<void>;
  /** Says how many minutes are left; `undefined` for nothing to say. */
  readonly warn: (minutesLeft: number | undefined) => void;
  /** The time of the day is used up. */
  readonly end: (time: TimeLimit | undefined) => void;
}
