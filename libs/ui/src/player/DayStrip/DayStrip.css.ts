import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const words = style(
  inLayer('player', {
    display: 'grid',
    justifyItems: 'center',
    minWidth: '52px',
    paddingInline: vars.space[2],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const weekday = style(
  inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap, fontWeight: 600 }),
);

export const date = style(inLayer('player', { font: vars.type.sm, fontWeight: 650 }));
