import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const item = style(
  inLayer('player', {
    display: 'block',
    selectors: { '&[data-state="ready"]': { background: vars.color.accentSoft } },
  }),
);

export const lock = style(inLayer('player', { display: 'grid', color: vars.color.text3 }));
