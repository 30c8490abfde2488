import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const columns = style(
  inLayer('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    '@media': fromWidth('halves', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  }),
);

export const near = style([columns, inLayer('primitives', { gap: vars.space[4] })]);
