import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/**
 * One line of figures. Very large text stops growing where eleven figures fill the narrowest phone, and an amount of
 * more figures than that may break where it would leave the screen. Above a thousand million it also gets smaller, so
 * that the largest amount there is fills one line.
 */
export const figures = style(
  inLayer('primitives', {
    fontSize: 'min(1em, 12vw)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-long="true"]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '&[data-longest="true"]': { fontSize: 'min(1em, 7.6vw)' },
    },
  }),
);

export const smallDecimals = style(inLayer('primitives', { fontSize: '0.62em' }));

/** Amount and dots share one cell, so that hiding the amount moves nothing. */
export const stacked = style(inLayer('primitives', { display: 'inline-grid', justifyItems: 'start' }));

export const layer = style(
  inLayer('primitives', {
    gridArea: '1 / 1',
    selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
  }),
);
