import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';

export const visuallyHidden = style(
  inLayer('primitives', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    // At the end of a box it would reach out of it, and what is focused there would move the whole screen.
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
