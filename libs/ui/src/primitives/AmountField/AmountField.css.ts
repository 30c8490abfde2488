import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const peso = style(
  inLayer('primitives', { flex: 'none', font: vars.type.amtLg, color: vars.color.textMuted }),
);

/** The doubled class outweighs the text size that every input has. */
const figures = (size: 'amtLg' | 'amtXl') =>
  inLayer('primitives', {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&&': { font: vars.type[size], letterSpacing: vars.tracking[size] },
      // An amount that ends in dots is no amount: what is long gets smaller.
      '&&[data-length="long"]': { font: vars.type.amt, letterSpacing: vars.tracking.amt },
      '&&[data-length="longest"]': { font: vars.type.sm, letterSpacing: vars.tracking.sm },
    },
  });

export const amount = recipe({ variants: { size: { md: figures('amtLg'), lg: figures('amtXl') } } });
