import type { Skin } from '../Skin';

const NOTHING = 'linear-gradient(transparent, transparent)';

/** Until an operator's drawings are there: the pearl alone, in the festive colour, and no word beside it. */
export const plainBrand: Skin['brand'] = {
  markLit: NOTHING,
  markLitColor: 'transparent',
  markShade: NOTHING,
  markShadeColor: 'transparent',
  markGem: 'radial-gradient(closest-side, #000 62%, transparent 64%)',
  markGemColor: 'var(--c-fest-1)',
  wordmark: NOTHING,
  wordmarkRatio: '1 / 480',
};
