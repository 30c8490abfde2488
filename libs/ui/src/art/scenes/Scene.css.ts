import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const scene = style(
  inLayer('primitives', { width: '200px', maxWidth: '100%', height: 'auto', marginInline: 'auto' }),
);

/** The outer petals of a flower, a little darker than those in the middle. */
export const petals = style(
  inLayer('primitives', mixedPaint('fill', vars.color.festivePaper, vars.color.bg, 14)),
);
