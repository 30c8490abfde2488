import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const visuallyHidden = style(
  inLayer('primitives', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
