import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const mark = styleVariants(
  { met: vars.color.moneyText, open: vars.color.pendingText } as const,
  (color) => inLayer('player', { color }),
);

export const shortfall = style(inLayer('player', { color: vars.color.pendingText, fontWeight: 650 }));

export const head = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    minHeight: vars.size.touch,
  }),
);

export const allSet = style(
  inLayer('player', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    font: vars.type.sm,
    fontWeight: 650,
    color: vars.color.moneyText,
  }),
);
