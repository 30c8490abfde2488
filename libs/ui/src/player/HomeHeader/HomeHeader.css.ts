import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const header = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.bar,
  }),
);

export const start = style(inLayer('player', { flex: 1, minWidth: 0 }));

export const end = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineEnd: '-8px' }),
);

export const person = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.touch,
  }),
);

export const nickname = style(
  inLayer('player', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
