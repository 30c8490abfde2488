import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/** Out of sight and in the reading order: what the drawing beside it shows. */
export const spoken = style(
  inLayer('player', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);
