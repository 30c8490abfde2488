import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';
import { WORDS_HEIGHT } from '../GameTile/GameTile.css';

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

/** So many places of the line, and never narrower than its longest word: the line scrolls. */
export const restOfLine = styleVariants({ one: 1, two: 2 }, (places) =>
  inLayer('player', { gridColumn: `span ${places}`, minWidth: 'min-content', scrollSnapAlign: 'start' }),
);

/** As high as the pictures beside it. */
export const more = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: `calc(100% - ${WORDS_HEIGHT} - ${vars.space[2]})`,
    padding: vars.space[3],
    borderRadius: vars.radius.md,
    border: `1px dashed ${vars.color.edge}`,
    font: vars.type.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);
