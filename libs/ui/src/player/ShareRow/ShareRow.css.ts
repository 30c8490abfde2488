import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { when } from '../../theme/styleRules';

export const row = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(4.5rem, 1fr))`,
    gap: vars.space[2],
  }),
);

export const way = style(
  inLayer('player', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    minHeight: '72px',
    padding: `${vars.space[3]} ${vars.space[1]}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    color: vars.color.text,
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    selectors: { [when.pressed()]: { background: vars.color.raised } },
  }),
);
