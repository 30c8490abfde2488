import { style } from '@vanilla-extract/css';

import { clamped } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const card = style(
  inLayer('player', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);

export const words = style(
  inLayer('player', {
    flex: '1 1 9rem',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minWidth: 0,
  }),
);

export const codeLine = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 }),
);

/** Spaced, so that it can be read out letter by letter. */
export const code = style(
  inLayer('player', {
    font: vars.type.amtLg,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '0.06em',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const buttons = style(inLayer('player', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const link = style(
  inLayer('player', {
    ...clamped(2),
    marginBlockStart: vars.space[3],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
  }),
);
