import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const parts = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Wide enough for the longest month and for each label at 360 px; they grow with the reader's text, their arrow does not. */
export const partStyles = {
  year: style(inLayer('primitives', { flex: '1 1 calc(20px + 4.4rem)' })),
  month: style(inLayer('primitives', { flex: '1 1 calc(20px + 6.8rem)' })),
  day: style(inLayer('primitives', { flex: '1 1 calc(20px + 4.4rem)' })),
};
