import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const code = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    font: vars.type.sm,
    fontWeight: 650,
    textTransform: 'capitalize',
  }),
);
