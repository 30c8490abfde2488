import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const line = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
    font: vars.type.sm,
    fontWeight: 650,
  }),
);

export const name = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const range = style(
  inLayer('player', {
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
    selectors: { ':has(:disabled) > &': { color: vars.color.textSubtle } },
  }),
);
