import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const grid = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space[4]} ${vars.space[3]}`,
  }),
);

/** A line of a long grid brings the distance to the next one with it, because it is measured alone. */
export const line = style([grid, inLayer('player', { paddingBlockEnd: vars.space[4] })]);
