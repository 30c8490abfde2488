/** A bet on several numbers or tiles is their places in ascending order, joined by dots: `0.4.11`. */
export function picksBet(picks: readonly number[]): string {
  // Runs on phones too, of which the oldest know no `toSorted`.
  return [...picks].sort((one, other) => one - other).join('.');
}

/** The places that a bet names. */
export function readPicks(bet: string): number[] {
  return bet.split('.').map(Number);
}

/** The first so many places: a bet like any other of its size. */
export function firstPicks(count: number): string {
  return picksBet(Array.from({ length: count }, (_, index) => index));
}

interface PickBoard {
  readonly places: number;
  readonly steps: readonly { readonly picks: number }[];
}

/** Whether a bet names so many different places of a board as can be bet on. */
export function isPicksBet(bet: string, { places, steps }: PickBoard): boolean {
  const picks = readPicks(bet);
  const areOnBoard = picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < places);
  return (
    areOnBoard && bet === picksBet([...new Set(picks)]) && steps.some((step) => step.picks === picks.length)
  );
}
