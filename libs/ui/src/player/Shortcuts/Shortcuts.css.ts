import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const shortcuts = style(
  inLayer('player', {
    display: 'grid',
    gridAutoFlow: 'column',
    // Up to four share the line; of more, a part of one shows that the line goes on. The width is not that of the words,
    // which comes with the font.
    gridAutoColumns: 'minmax(4.75rem, 1fr)',
    '@media': shortScreen({ gridAutoColumns: 'minmax(max-content, 1fr)' }),
    gap: vars.space[2],
    // Out to the edges of the screen, and with room for the shadows and the outline of what is focused.
    margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.size.gutter})`,
    padding: `${vars.space[1]} ${vars.size.gutter}`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: vars.size.gutter,
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
);

export const shortcut = style(
  inLayer('player', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '88px',
    // The mark stands where it stands, over one line of words or two.
    padding: '10px 2px 0',
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    font: vars.type.cap,
    fontWeight: 600,
    textAlign: 'center',
    selectors: { '&:active': { background: vars.color.high } },
    '@media': shortScreen({
      flexDirection: 'row',
      minHeight: vars.size.touch,
      padding: `0 ${vars.space[2]}`,
      whiteSpace: 'nowrap',
    }),
  }),
);

export const mark = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    '@media': shortScreen({ zoom: 0.7 }),
  }),
);

export const dot = style(
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineEnd: '8px',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    background: vars.color.accent,
  }),
);
