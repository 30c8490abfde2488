import { newRoundKey } from './newRoundKey';
import type { PendingRound } from './PendingRound';
import type { RoundReport } from './RoundReport';

/** Plays one round at a time. */
export interface RoundPlayer {
  /**
   * Plays a round, or asks again for the one that was not answered: then the first choice still counts.
   *
   * @returns undefined when a round is already under way: a second tap does nothing
   */
  play(choice: Pick<PendingRound, 'stake' | 'bet'>): Promise<RoundReport | undefined>;
}

/**
 * Makes the player of one opened game.
 *
 * @param ask sends a round and answers what became of it
 */
export function createRoundPlayer(
  sid: string,
  ask: (round: PendingRound) => Promise<RoundReport>,
): RoundPlayer {
  let pending: PendingRound | undefined;
  let isPlaying = false;
  return {
    async play(choice) {
      if (isPlaying) return undefined;
      isPlaying = true;
      pending ??= { sid, key: newRoundKey(), ...choice };
      const report = await ask(pending);
      isPlaying = false;
      if (report.ok || report.reason !== 'unanswered') pending = undefined;
      return report;
    },
  };
}
