/** How much of the way the last one has left when the first one is in, in percent. */
const SPREAD = 46;

/**
 * How far of the way one has come, in percent, when the first one is in.
 *
 * @param place 0 for the first one
 * @param racers how many take part
 */
export function placeAt(place: number, racers: number): number {
  return 100 - (SPREAD * place) / Math.max(racers - 1, 1);
}
