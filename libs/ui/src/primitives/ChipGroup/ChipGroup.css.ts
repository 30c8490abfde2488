import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const group = recipe({
  base: inLayer('primitives', { gap: vars.space[2], minWidth: 0 }),
  variants: {
    layout: {
      wrap: inLayer('primitives', { display: 'flex', flexWrap: 'wrap' }),
      /** One line that scrolls and shows a part of its next chip. */
      scroll: inLayer('primitives', {
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        scrollSnapType: 'x proximity',
        marginInline: `calc(${vars.size.gutter} * -1)`,
        padding: `4px ${vars.size.gutter}`,
      }),
      /** Two or three answers on one track, the chosen one lifted out of it. */
      joined: inLayer('primitives', {
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0,
        padding: '4px',
        borderRadius: vars.radius.button,
        background: vars.color.sunken,
      }),
      /** Four amounts in a row, down to 320 px; two when text is twice as large. */
      grid: inLayer('primitives', {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(calc(25% - 6px), 3.9rem), 1fr))',
      }),
    },
  },
  defaultVariants: { layout: 'wrap' },
});
