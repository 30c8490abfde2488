import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const padding = (value: string) => inLayer('primitives', { padding: value });

export const surface = recipe({
  base: inLayer('primitives', { borderRadius: vars.radius.lg, minWidth: 0 }),
  variants: {
    plane: {
      surface: inLayer('primitives', { background: vars.color.surface, boxShadow: vars.elevation[1] }),
      raised: inLayer('primitives', { background: vars.color.raised }),
      sunken: inLayer('primitives', { background: vars.color.sunken }),
    },
    padding: {
      none: padding('0'),
      sm: padding(vars.space[3]),
      md: padding(vars.space[4]),
      lg: padding(vars.space[6]),
    },
    /** The terno corner, for festive cards. Never on money forms, dialogs or lists. */
    isFestive: { true: inLayer('primitives', { borderTopRightRadius: vars.radius.sleeve }) },
    isClipped: { true: inLayer('primitives', { overflow: 'hidden' }) },
  },
  defaultVariants: { plane: 'surface', padding: 'md' },
});
