import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const bar = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[2], textAlign: 'start' }),
);

export const head = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    font: vars.type.sm,
    fontWeight: 650,
  }),
);

export const figures = style(
  inLayer('player', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
