import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const square = (size: string) => inLayer('primitives', { width: size, height: size });

export const icon = recipe({
  base: inLayer('primitives', { fill: 'currentColor', flex: 'none' }),
  variants: {
    /** 24 on its own, 20 inline, 16 inside buttons and helpers, 32 in notes that lead a page. */
    size: {
      xs: square('16px'),
      sm: square(vars.size.iconSm),
      md: square(vars.size.icon),
      lg: square('32px'),
    },
  },
  defaultVariants: { size: 'md' },
});

export const tone = style(inLayer('primitives', { opacity: 0.24 }));
