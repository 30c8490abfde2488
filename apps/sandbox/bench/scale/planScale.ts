import { scaleCycle } from './scaleCycle';

/** Players who have lived through equally much. */
export interface PlayerClass {
  readonly firstId: number;
  readonly players: number;
  /** How often each has been through `scaleCycle`. */
  readonly cycles: number;
}

/** Far above the ids that registrations give out. */
export const firstScaleId = 10_000_001;

const busyShare = 0.01;
const busyCycles = 60;
/** One player has a fortieth of everything: nobody's records are longer. */
const whaleShare = 1 / 40;

/**
 * Deals a number of ledger entries out among players: one with very much behind him, one of a hundred with much, and
 * all others with a little.
 *
 * @throws RangeError when there is too little for everybody to have played once
 */
export function planScale({
  players,
  entries,
}: {
  readonly players: number;
  readonly entries: number;
}): readonly PlayerClass[] {
  const cycles = Math.ceil(entries / scaleCycle.entries);
  const whale = Math.ceil(cycles * whaleShare);
  const busy = Math.floor(players * busyShare);
  const others = players - 1 - busy;
  const left = cycles - whale - busy * busyCycles;
  const few = Math.floor(left / others);
  if (others < 1 || few < 1) throw new RangeError(`${entries} entries are too few for ${players} players`);
  const oneMore = left - few * others;
  const classes = [
    { players: 1, cycles: whale },
    { players: busy, cycles: busyCycles },
    { players: oneMore, cycles: few + 1 },
    { players: others - oneMore, cycles: few },
  ];
  let firstId = firstScaleId;
  return classes
    .filter((group) => group.players > 0)
    .map((group) => {
      const placed = { ...group, firstId };
      firstId += group.players;
      return placed;
    });
}
