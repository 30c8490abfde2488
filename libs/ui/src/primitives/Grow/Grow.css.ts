import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const grow = style(inLayer('primitives', { flex: '1 1 0%', minWidth: 0 }));
