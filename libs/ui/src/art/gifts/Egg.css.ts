import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const egg = style(
  inLayer('primitives', {
    display: 'block',
    width: '100%',
    maxWidth: '112px',
    height: 'auto',
    marginInline: 'auto',
  }),
);
