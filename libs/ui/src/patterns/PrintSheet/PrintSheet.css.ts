import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { layers } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const sheet = style(
  inLayer('patterns', {
    display: 'none',
    color: vars.color.text,
    font: vars.type.sm,
    '@media': { print: { display: 'block' } },
  }),
);

/** While there is something to print, nothing else of the document is on paper. */
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@layer': { [layers.patterns]: { '@media': { print: { display: 'none' } } } },
});
