import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const track = style(
  inLayer('primitives', {
    display: 'block',
    width: '100%',
    height: '8px',
    borderRadius: '4px',
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    overflow: 'hidden',
  }),
);

export const fill = recipe({
  base: inLayer('primitives', { height: '100%' }),
  variants: {
    state: {
      open: inLayer('primitives', { fill: vars.color.accent }),
      done: inLayer('primitives', { fill: vars.color.money }),
      reached: inLayer('primitives', { fill: vars.color.pending }),
    },
  },
});
