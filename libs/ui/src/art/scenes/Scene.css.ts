import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const scene = style(
  inLayer('primitives', { width: '200px', maxWidth: '100%', height: 'auto', marginInline: 'auto' }),
);
