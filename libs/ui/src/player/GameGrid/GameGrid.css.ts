import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

/** Six in a line or three: what fills lines of six fills those of three. */
export const grid = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space[4]} ${vars.space[3]}`,
    '@media': fromWidth('halves', { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }),
  }),
);

/** A line of a long grid brings the distance to the next one with it, because it is measured alone. */
export const line = style([grid, inLayer('player', { paddingBlockEnd: vars.space[4] })]);
