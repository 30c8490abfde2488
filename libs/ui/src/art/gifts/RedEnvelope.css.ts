import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const { fail, festiveMain, festivePaper } = vars.color;
const filled = (...mix: [color: string, other: string, percent: number, fallback?: string]) =>
  style(inLayer('primitives', mixedPaint('fill', ...mix)));

/** The skin's warning colour made a full red, its shaded half and the flap over it. */
const red = `color-mix(in srgb, ${fail}, red 42%)`;
export const paper = {
  lit: filled(fail, 'red', 42),
  shade: filled(red, 'black', 18, 'rgb(0 0 0 / 18%)'),
  flap: filled(red, 'black', 9, fail),
  flapShade: filled(red, 'black', 28, 'rgb(0 0 0 / 20%)'),
};

export const sealShade = filled(festiveMain, 'black', 18);
export const letterShade = filled(festivePaper, 'black', 8, 'rgb(0 0 0 / 8%)');
