import { legibleOn } from '../colour/legibleOn';
import type { Oklch } from '../colour/Oklch';
import { contrastPairs } from '../contrastPairs';
import type { ColorRole } from '../Skin';

type Painted = Readonly<Partial<Record<ColorRole, string>>>;

/** A little above the minimum, so that rounding never falls below it. */
const MARGIN = 1.02;

/**
 * Finds colours for what stands in front, one role at a time: the wished colour, moved until it is legible on every
 * colour that `contrastPairs` says it meets.
 */
export const inkOn =
  (painted: Painted, toward: 'black' | 'white') =>
  (role: ColorRole, wish: Oklch): string => {
    const pairs = contrastPairs.filter(({ front }) => front === role);
    const grounds = pairs.map(({ back }) => {
      const ground = painted[back];
      if (ground === undefined) throw new Error(`"${role}" stands on "${back}", which is not painted yet.`);
      return ground;
    });
    const minimum = Math.max(...pairs.map((pair) => pair.minimum)) * MARGIN;
    return legibleOn(wish, { grounds, minimum, toward });
  };
