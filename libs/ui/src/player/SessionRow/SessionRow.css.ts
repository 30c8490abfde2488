import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

/** Goes to the next line as a whole. */
export const stamp = style(inLayer('player', { display: 'inline-block' }));

/** A line of its own: a mark between the two would be left hanging where the line ends. */
export const where = style(inLayer('player', { display: 'block' }));
