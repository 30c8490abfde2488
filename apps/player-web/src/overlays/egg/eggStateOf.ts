import type { SmashedEgg } from '@kislap/api';
import { depositForNextEgg } from '@kislap/domain';
import type { EggChances } from '@kislap/domain';
import type { EggNumber, EggPrize, EggState } from '@kislap/ui';

/** What has been done to the eggs on the screen. */
interface EggsOnScreen {
  readonly egg: EggNumber | undefined;
  readonly prize: SmashedEgg | undefined;
  /** The mystery has been opened. */
  readonly isOpened: boolean;
}

/** The eggs as the kit shows them. */
export function eggStateOf(chances: EggChances, { egg, prize, isOpened }: EggsOnScreen): EggState {
  if (egg !== undefined && prize !== undefined) {
    return { type: 'prize', egg, prize: prizeOf(prize, isOpened), chances: prize.left };
  }
  if (egg !== undefined) return { type: 'smashing', egg, chances: chances.left };
  if (chances.left > 0) return { type: 'picking', chances: chances.left };
  const missing = depositForNextEgg(chances);
  return missing === undefined ? { type: 'noChances' } : { type: 'noChances', missing };
}

function prizeOf({ kind, amount }: SmashedEgg, isOpened: boolean): EggPrize {
  if (kind === 'thanks') return { type: 'thanks' };
  if (kind === 'mystery') return isOpened ? { type: 'cash', amount } : { type: 'mystery' };
  return { type: kind, amount };
}
