import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const parts = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

// Three wells share a line of 328 px with "Setyembre" whole: the words begin and end nearer to the edges.
globalStyle(
  `${parts} select`,
  inLayer('primitives', { marginInlineStart: '-4px', paddingInlineEnd: vars.space[4] }),
);

/** Wide enough for the longest month and for each label at 360 px; they grow with the reader's text, their arrow does not. */
export const partStyles = {
  year: style(inLayer('primitives', { flex: '1 1 calc(20px + 4.1rem)' })),
  month: style(inLayer('primitives', { flex: '1 1 calc(20px + 7.1rem)' })),
  day: style(inLayer('primitives', { flex: '1 1 calc(20px + 4.1rem)' })),
};
