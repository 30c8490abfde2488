import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const prizeRays = style(
  inLayer('primitives', {
    display: 'block',
    width: '200px',
    maxWidth: '100%',
    height: 'auto',
    fill: vars.color.festiveMain,
  }),
);
