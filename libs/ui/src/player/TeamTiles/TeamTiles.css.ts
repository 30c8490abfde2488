import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const tiles = style(
  inLayer('player', { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: vars.space[2] }),
);

export const panes = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: vars.space[2],
  }),
);

/** Three share a line while their figures fit. */
export const tile = style(
  inLayer('player', {
    flex: '1 1 28%',
    minWidth: 'min-content',
    padding: vars.space[3],
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    selectors: { '&[data-wide="true"]': { flexBasis: '100%' } },
  }),
);

export const fact = style(inLayer('player', { marginBlockStart: vars.space[2] }));

export const term = style(
  inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap, color: vars.color.textSubtle }),
);

export const figure = style(
  inLayer('player', { font: vars.type.amt, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
