import type { Skin } from './Skin';

const NOTHING = 'linear-gradient(transparent, transparent)';

/** Until an operator's drawings are there: the pearl alone, in the festive colour, and no word beside it. */
export const plainBrand: Skin['brand'] = {
  markLit: NOTHING,
  markLitColor: 'transparent',
  markShade: NOTHING,
  markShadeColor: 'transparent',
  markGem: 'radial-gradient(closest-side, #000 62%, transparent 64%)',
  markGemColor: 'var(--kislap-color-festive-main)',
  wordmark: NOTHING,
  wordmarkRatio: '1 / 480',
};

/** What may shine over the sky. */
export const motifs = {
  rays: 'repeating-conic-gradient(from 2deg at 84% -4%,var(--kislap-color-ray) 0 5deg,transparent 5deg 12deg)',
  ripples:
    'repeating-radial-gradient(circle at 84% -8%,var(--kislap-color-ray) 0 14px,transparent 14px 34px)',
  none: 'none',
} as const;
