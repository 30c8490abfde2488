/**
 * The chosen types after a press on one of them. None is all: who lets go of the last one sees every bet again, and not
 * an empty list.
 */
export function nextBetTypes(chosen: readonly string[], pressed: string): readonly string[] {
  return chosen.includes(pressed) ? chosen.filter((code) => code !== pressed) : [...chosen, pressed];
}
