import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const tiles = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    gap: vars.space[2],
    margin: 0,
  }),
);

/** Three share a line while their figures fit; a longer figure takes the room it needs. */
export const tile = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    // Figures stand on one line, whatever their labels need above them.
    justifyContent: 'space-between',
    flex: '1 1 28%',
    minWidth: 'min-content',
    padding: vars.space[3],
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
  }),
);

export const term = style(
  inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap, color: vars.color.textSubtle }),
);

export const figure = style(
  inLayer('player', {
    margin: 0,
    marginBlockStart: vars.space[1],
    font: vars.type.amt,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
