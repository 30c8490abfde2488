import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const align = (alignItems: string) => inLayer('primitives', { alignItems });

export const stack = recipe({
  base: inLayer('primitives', { display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap: styleVariants(vars.space, (gap) => inLayer('primitives', { gap })),
    align: { stretch: align('stretch'), start: align('flex-start'), center: align('center') },
  },
  defaultVariants: { gap: 4, align: 'stretch' },
});
