import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Two beside each other, and one where large text needs the line. */
export const grid = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: vars.space[2],
  }),
);

export const tile = style(
  inLayer('player', {
    minWidth: 0,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
  }),
);

export const label = style(
  inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap, color: vars.color.textMuted }),
);

export const mark = style(
  inLayer('player', { display: 'block', marginBlockEnd: vars.space[2], color: vars.color.accentText }),
);

export const value = style(
  inLayer('player', {
    font: vars.type.title,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
);
