import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const parts = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** The names of months are longer than any number. */
export const partStyles = {
  year: style(inLayer('primitives', { flex: '1 1 88px' })),
  month: style(inLayer('primitives', { flex: '2 1 120px' })),
  day: style(inLayer('primitives', { flex: '1 1 88px' })),
};
