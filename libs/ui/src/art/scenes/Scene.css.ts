import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint, shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const scene = style(
  inLayer('primitives', {
    width: '200px',
    maxWidth: '100%',
    height: 'auto',
    marginInline: 'auto',
    selectors: { '&[data-size="large"]': { width: '280px', '@media': shortScreen({ width: '200px' }) } },
  }),
);

/** The outer petals of a flower, a little darker than those in the middle. */
export const petals = style(
  inLayer('primitives', mixedPaint('fill', vars.color.festivePaper, vars.color.bg, 14)),
);
