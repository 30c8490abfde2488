import { contrast, contrastPairs } from '@kislap/ui/skins';
import type { ContrastPair, SkinScheme } from '@kislap/ui/skins';

export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Every pair of the scheme with its contrast, the tightest first. */
export const measured = ({ color }: SkinScheme): readonly MeasuredPair[] =>
  contrastPairs
    .map((pair) => ({ ...pair, ratio: contrast(color[pair.front], color[pair.back]) }))
    .toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
