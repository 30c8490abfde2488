import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const row = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
  }),
);

export const words = style(inLayer('player', { flex: '1 1 9rem', minWidth: 0 }));

export const lock = style(inLayer('player', { display: 'grid', color: vars.color.textSubtle }));
