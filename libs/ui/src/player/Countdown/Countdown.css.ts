import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const figures = style(inLayer('player', { fontVariantNumeric: 'tabular-nums lining-nums' }));
