import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const types = style(inLayer('player', { display: 'grid', gap: vars.space[2] }));

export const count = style(
  inLayer('player', {
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);
