import type { GameRules } from './drawOutcome';

const SLOT_MS = 2500;
const OTHER_MS = 5000;

/** Rounds of a game start at least this far apart, however they end: nothing makes them follow faster. */
export function minimumRoundMs({ engine }: GameRules): number {
  return engine === 'slot' || engine === 'lines' ? SLOT_MS : OTHER_MS;
}

/** The longest of these times. */
export const LONGEST_ROUND_MS = Math.max(SLOT_MS, OTHER_MS);

/** A room draws for all its players at once, so often. */
export const ROOM_DRAW_MS = 8000;
