import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const standing = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const figures = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 }),
);

export const actions = style(inLayer('player', { marginBlockStart: vars.space[4] }));
