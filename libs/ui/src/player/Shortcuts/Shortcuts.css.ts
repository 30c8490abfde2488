import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const shortcuts = style(
  inLayer('player', {
    display: 'grid',
    gridAutoFlow: 'column',
    // Up to four share the line; of more, half a one shows that the line goes on.
    gridAutoColumns: `minmax(max(3.875rem, calc((100% - 4 * ${vars.space[2]}) / 4.5)), 1fr)`,
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
    gap: vars.space[2],
    minHeight: '100px',
    padding: `${vars.space[3]} ${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    font: vars.type.cap,
    fontWeight: 600,
    textAlign: 'center',
    selectors: { '&:active': { background: vars.color.high } },
  }),
);

export const mark = style(
  inLayer('player', { display: 'grid', placeItems: 'center', width: '40px', height: '40px' }),
);

export const dot = style(
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: '10px',
    insetInlineEnd: '14px',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    background: vars.color.accent,
  }),
);
