import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

/** So many tiles stand in the line whole, and a part of one more. */
const whole = (count: number) => ({
  gridAutoColumns: `calc((100% - ${count} * ${vars.space[3]}) / ${count + 0.4})`,
});

/** One line that scrolls out to the edges of the screen; a part of one more tile shows that it goes on. */
export const shelf = style(
  inLayer('player', {
    display: 'grid',
    gridAutoFlow: 'column',
    ...whole(3),
    '@media': fromWidth('halves', whole(6)),
    gap: vars.space[3],
    marginInline: `calc(-1 * ${vars.size.gutter})`,
    paddingInline: vars.size.gutter,
    paddingBlock: '4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: vars.size.gutter,
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
);

export const place = style(inLayer('player', { minWidth: 0, scrollSnapAlign: 'start' }));
