import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { mixedPaint } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

/** The sign on a coin. */
export const stamp = style(
  inLayer('primitives', mixedPaint('stroke', vars.color.festiveMain, 'black', 55, 'rgb(0 0 0 / 55%)')),
);
