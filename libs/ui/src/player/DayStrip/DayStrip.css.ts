import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const weekday = style(
  inLayer('player', {
    display: 'block',
    minWidth: '36px',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    fontWeight: 600,
  }),
);
