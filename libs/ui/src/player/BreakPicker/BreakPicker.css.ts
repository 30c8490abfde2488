import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const length = style(
  inLayer('player', {
    flex: '1 1 6rem',
    minWidth: 0,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
  }),
);

export const until = style(
  inLayer('player', {
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);
