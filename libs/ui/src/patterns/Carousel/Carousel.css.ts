import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const track = style([
  inLayer('patterns', {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    borderRadius: vars.radius.lg,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
  inLayer('patterns', lessMotion({ scrollBehavior: 'auto' })),
]);

export const slide = style(inLayer('patterns', { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' }));

/** Each mark is drawn small and hit large: the row keeps the height of the drawing, the targets reach beyond it. */
export const dots = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    height: vars.space[5],
    // What comes below is as near to the slide as the marks let it.
    marginBlockEnd: '-8px',
  }),
);

export const dot = style(
  inLayer('patterns', {
    display: 'grid',
    placeItems: 'center',
    // More than a line has room for share it. Swiping does the same: they may stand closer than fingers.
    flex: `0 1 ${vars.space[6]}`,
    height: vars.size.touch,
    selectors: {
      '&::before': {
        content: '',
        width: '6px',
        height: '6px',
        borderRadius: '3px',
        background: vars.color.edge,
      },
      '&[aria-current="true"]::before': { width: '18px', background: vars.color.accentText },
    },
  }),
);
