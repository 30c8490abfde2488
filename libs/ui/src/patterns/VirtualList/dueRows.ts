import type { RowPlaces } from './RowPlaces';
import type { RowRange } from './RowSlots';

/** Rows kept ready beyond each edge of the screen at rest, px. */
const BUFFER_PX = 160;
/** Where the list goes and where it comes from, while it moves: as far as a quick finger comes in three frames. */
const [AHEAD_PX, BEHIND_PX] = [240, 80];
/** What is as near to the screen is drawn now: what is seen may be a frame and a half further than what is known. */
const URGENT_PX = 100;

/** What a screen shows of a list, px from the first row's top. */
export interface Sight {
  readonly start: number;
  readonly screen: number;
  /** How far it has moved, downwards more than 0; 0 at rest. */
  readonly movedPx: number;
}

/** The rows that should be in the document. @param least as many there are at least, if the list has them */
export function dueRows(
  places: RowPlaces,
  { start, screen, movedPx }: Sight,
  least: number,
): { readonly first: number; readonly count: number } {
  const [before, after] = buffersOf(movedPx);
  const first = places.indexAt(start - before);
  const count = Math.min(places.count, Math.max(least, places.indexAt(start + screen + after) - first + 1));
  return { first: Math.max(0, Math.min(first, places.count - count)), count };
}

const buffersOf = (movedPx: number): readonly [number, number] => {
  if (movedPx === 0) return [BUFFER_PX, BUFFER_PX];
  return movedPx > 0 ? [BEHIND_PX, AHEAD_PX] : [AHEAD_PX, BEHIND_PX];
};

/** The rows that are seen, or may be when they are drawn. */
export const urgentRows = (places: RowPlaces, { start, screen }: Sight): RowRange => ({
  first: places.indexAt(start - URGENT_PX),
  end: places.indexAt(start + screen + URGENT_PX) + 1,
});

/**
 * As many rows as come near in one movement: with fewer a frame the list would not keep up. A jump is no movement: what is
 * seen comes at once, what is near it later.
 */
export function rowsThatCome(places: RowPlaces, { screen, movedPx }: Sight): number {
  const px = Math.abs(movedPx);
  return px > screen ? 0 : Math.max(1, Math.ceil(px / places.usualPx));
}
