import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const track = style(
  inLayer('player', {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: vars.radius.lg,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
);

/** A part of the next level always shows, so that it is seen to go on. */
export const card = style(
  inLayer('player', {
    flex: '0 0 86%',
    minWidth: 0,
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    scrollSnapAlign: 'start',
    selectors: { '&[data-own="true"]': { borderTopRightRadius: vars.radius.sleeve } },
  }),
);

export const head = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    marginBlockEnd: vars.space[3],
  }),
);

export const name = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[1],
    minWidth: 0,
  }),
);
