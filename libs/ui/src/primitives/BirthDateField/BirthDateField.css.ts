import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const parts = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** The names of months are longer than any number; both grow with the reader's text, their arrow does not. */
export const partStyles = {
  year: style(inLayer('primitives', { flex: '1 1 calc(24px + 4rem)' })),
  month: style(inLayer('primitives', { flex: '2 1 calc(24px + 6rem)' })),
  day: style(inLayer('primitives', { flex: '1 1 calc(24px + 4rem)' })),
};
