import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const header = style(
  inLayer('player', { display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[2] }),
);

export const standing = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

export const labelLine = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    height: '28px',
    gap: 0,
    font: vars.type.sm,
    color: vars.color.text2,
  }),
);

export const turnover = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.text2,
    textAlign: 'end',
  }),
);
