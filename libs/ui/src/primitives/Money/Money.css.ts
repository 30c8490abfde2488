import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/** The width of the line an amount stands on; a container that knows its own says so in `cqi`. */
export const amountRoom = createVar();

/** So large that so many of its widths fill the line. */
const filling = (widths: number) => `min(1em, calc(${fallbackVar(amountRoom, '70vw')} / ${widths}))`;

/**
 * One line of figures, always: two lines read as two amounts. Very large text stops growing where eleven figures fill
 * the narrowest phone, sooner with more figures, down to the largest amount there is.
 */
export const figures = style(
  inLayer('primitives', {
    fontSize: 'min(1em, 12vw)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-length="long"]': { fontSize: filling(7.2) },
      '&[data-length="longer"]': { fontSize: filling(9) },
      '&[data-length="longest"]': { fontSize: filling(11.1) },
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
