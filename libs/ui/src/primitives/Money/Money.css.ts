import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const figures = style(
  inLayer('primitives', { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
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
