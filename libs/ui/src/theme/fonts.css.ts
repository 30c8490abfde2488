import { globalFontFace } from '@vanilla-extract/css';

const face = (file: string) => `url("./fonts/${file}?no-inline") format("woff2")`;

/**
 * One variable face per skin: Latin, ñ, Filipino accents. A 1 KB face has the peso sign, legible at 12 px and fetched
 * only for money. The full-width exclamation mark in operator texts is included: phones may lack it.
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
