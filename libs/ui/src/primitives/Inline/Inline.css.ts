import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const align = (alignItems: string) => inLayer('primitives', { alignItems });
const justify = (justifyContent: string) => inLayer('primitives', { justifyContent });

export const inline = recipe({
  base: inLayer('primitives', { display: 'flex', minWidth: 0 }),
  variants: {
    gap: styleVariants(vars.space, (gap) => inLayer('primitives', { gap })),
    align: {
      start: align('flex-start'),
      center: align('center'),
      end: align('flex-end'),
      baseline: align('baseline'),
      stretch: align('stretch'),
    },
    justify: { start: justify('flex-start'), center: justify('center'), between: justify('space-between') },
    wrap: {
      true: inLayer('primitives', { flexWrap: 'wrap' }),
      false: inLayer('primitives', { flexWrap: 'nowrap' }),
    },
    /** Begins with words that can be pressed: the words, not the room around them, stand below what is above. */
    isFlush: {
      true: inLayer('primitives', { marginInlineStart: `calc(-1 * ${vars.space[2]})` }),
    },
    /** Children share the width equally. */
    isEven: {
      true: inLayer('primitives', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
    },
  },
  defaultVariants: { gap: 3, align: 'center', justify: 'start', wrap: false },
});
