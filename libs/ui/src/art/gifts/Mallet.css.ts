import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const mallet = style(inLayer('primitives', { display: 'block', width: '64px', height: '64px' }));
