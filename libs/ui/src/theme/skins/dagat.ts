import { createSkin } from '../createSkin';

/** Sun over deep water: three colours, one font and one radius; everything else is derived. */
export const dagat = createSkin({
  id: 'dagat',
  name: 'Dagat',
  colors: { ground: '#0B2A5B', accent: '#2F7BFF', festive: '#FFB547' },
  font: 'Perlas Sans',
  radius: 18,
  motif: 'ripples',
  brand: {
    markLit: 'url("./brand/dagat-mark-lit.svg")',
    markLitColor: 'var(--kislap-color-festive-cool)',
    markShade: 'url("./brand/dagat-mark-shade.svg")',
    markShadeColor: 'var(--kislap-color-accent)',
    markGem: 'url("./brand/dagat-mark-gem.svg")',
    markGemColor: 'var(--kislap-color-festive-main)',
    wordmark: 'url("./brand/dagat-wordmark.svg")',
    wordmarkRatio: '102 / 48',
  },
});
