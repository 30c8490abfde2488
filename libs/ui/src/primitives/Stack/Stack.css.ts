import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const align = (alignItems: string) => inLayer('primitives', { alignItems });

export const stack = recipe({
  base: inLayer('primitives', { display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap: {
      ...styleVariants(vars.space, (gap) => inLayer('primitives', { gap })),
      // The usual distance of what stands below each other: a low screen has less of it.
      4: inLayer('primitives', { gap: vars.space[4], '@media': shortScreen({ gap: vars.space[3] }) }),
    },
    align: { stretch: align('stretch'), start: align('flex-start'), center: align('center') },
  },
  defaultVariants: { gap: 4, align: 'stretch' },
});
