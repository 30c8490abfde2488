import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';
import { name, tile } from '../GameTile/GameTile.css';

/** Six in a line or three: what fills lines of six fills those of three. */
export const grid = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space[4]} ${vars.space[3]}`,
    '@media': fromWidth('halves', { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }),
  }),
);

/**
 * In a first view, two lines of three, the font comes later: a name that had two lines before it would move what stands
 * below.
 */
globalStyle(
  `${grid} > ${tile}:nth-child(-n + 6) ${name}`,
  inLayer('player', {
    display: 'block',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { '(max-width: 379px)': { fontSize: '0.75rem' } },
  }),
);

/** A line of a long grid brings the distance to the next one with it, because it is measured alone. */
export const line = style([grid, inLayer('player', { paddingBlockEnd: vars.space[4] })]);
