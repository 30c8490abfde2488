import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const medal = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.md,
    background: vars.color.raised,
  }),
);

export const lines = style(inLayer('player', { display: 'grid', justifyItems: 'start' }));
