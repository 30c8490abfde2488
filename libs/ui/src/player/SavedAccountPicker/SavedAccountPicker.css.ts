import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/** Two and a part of the third fit a phone. */
export const account = style(inLayer('player', { display: 'grid', width: 'calc(84px + 7rem)' }));
