import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const fact = style(
  inLayer('player', { display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' }),
);
