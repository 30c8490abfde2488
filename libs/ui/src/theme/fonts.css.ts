import { globalFontFace } from '@vanilla-extract/css';

const face = (file: string) => `url("./fonts/${file}?no-inline") format("woff2")`;

/**
 * One variable face per skin, Latin with ñ and the Filipino accents. The peso sign has its own 1 KB
 * face because its two full bars stay legible at 12 px; `unicode-range` fetches it only for money.
 * The operator's full-width exclamation mark ("Success\uFF01please…") is the mark of Plus Jakarta Sans on
 * an advance of one em, because phones without Chinese type would draw a box or a gap.
 */
const addFamily = (family: string, file: string, pesoSize: string) => {
  const common = { fontWeight: '400 800', fontDisplay: 'swap' } as const;
  globalFontFace(family, { ...common, src: face(file) });
  globalFontFace(family, {
    ...common,
    src: face('peso.woff2'),
    sizeAdjust: pesoSize,
    unicodeRange: 'U+20B1',
  });
  globalFontFace(family, { ...common, src: face('fullwidth.woff2'), unicodeRange: 'U+FF01' });
};

addFamily('Kislap Sans', 'kislap-sans.woff2', '91%');
addFamily('Perlas Sans', 'perlas-sans.woff2', '100%');
