import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/** Goes to the next line as a whole. */
export const stamp = style(inLayer('player', { display: 'inline-block' }));
