import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const frame = style(inLayer('player', { display: 'grid', gap: vars.space[2] }));

export const ends = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

export const caption = style(
  inLayer('player', {
    flex: '1 1 8rem',
    minWidth: 0,
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);
