import type { Percent } from '../money/Percent';
import type { ActiveAward } from './ActiveAward';

const defaultPercent = 3;

/**
 * The percentage in the Maya tip. It is text only: without an active award the tip says 3, but the deposit earns
 * what `channelAward` says.
 *
 * @example
 * mayaTipPercent([{ methodId: 8, mode: 'maya', awardPercent: 5 }]); // => 5
 * mayaTipPercent([]); // => 3
 */
export function mayaTipPercent(awards: readonly ActiveAward[]): Percent {
  return awards.find((award) => award.mode === 'maya')?.awardPercent ?? defaultPercent;
}
