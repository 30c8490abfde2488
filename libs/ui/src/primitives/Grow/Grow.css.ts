import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';

export const grow = recipe({
  variants: {
    share: {
      even: inLayer('primitives', { flex: '1 1 0%', minWidth: 0 }),
      content: inLayer('primitives', { flex: '1 1 auto', minWidth: 'min-content' }),
    },
  },
});
