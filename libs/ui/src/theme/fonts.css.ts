import { globalFontFace } from '@vanilla-extract/css';

import { STAND_IN } from './familyOf';

const face = (file: string) => `url("./fonts/${file}?no-inline")`;

const common = { fontWeight: '400 800', fontDisplay: 'swap' } as const;

/**
 * One variable face per skin: Latin, ñ, Filipino accents. A 1 KB face has the peso sign, legible at 12 px and fetched
 * only for money. The full-width exclamation mark in operator texts is included: phones may lack it.
 */
const addFamily = (family: string, file: string, pesoSize: string) => {
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

/**
 * What is written in until a face has come: a font of the device, drawn as wide as ours, so that nothing moves when
 * ours takes its place. First Android's, then that of Linux; elsewhere the device's own font stands in as it is.
 */
const stand = (fontWeight: number, font: string, sizeAdjust: string) =>
  globalFontFace(STAND_IN, { fontWeight, src: `local("${font}")`, sizeAdjust });

stand(700, 'DejaVu Sans Condensed Bold', '97%');
stand(400, 'Roboto', '107%');
stand(700, 'Roboto Bold', '107%');
