import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const head = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minHeight: vars.space[8],
  }),
);

export const plot = style(
  inLayer('player', { position: 'relative', height: '96px', marginBlockStart: vars.space[3] }),
);

export const drawing = style(inLayer('player', { width: '100%', height: '100%' }));

export const column = style(inLayer('player', { fill: vars.color.high }));

export const zeroLine = style(inLayer('player', { fill: vars.color.edge }));

export const bar = recipe({
  variants: {
    flow: {
      in: inLayer('player', { fill: vars.color.money }),
      /** Not the red of what failed: money that went out has not failed. */
      out: inLayer('player', { fill: vars.color.textSubtle }),
    },
  },
});

export const axis = style(
  inLayer('player', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[2],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textSubtle,
    selectors: { '&:has(> :first-child:last-child)': { justifyContent: 'center' } },
  }),
);

export const nothing = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    minHeight: '96px',
    font: vars.type.sm,
    color: vars.color.textSubtle,
  }),
);
