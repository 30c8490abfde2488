import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Narrower than a tile and as tall as the two lines beside it. */
export const frame = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '56px',
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
    background: vars.color.raised,
    color: vars.color.textSubtle,
  }),
);
