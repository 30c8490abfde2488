import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const gauge = style(inLayer('player', { display: 'grid', justifyItems: 'center' }));

export const ends = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockStart: vars.space[4],
  }),
);

export const fact = style(
  inLayer('player', {
    minWidth: 0,
    selectors: { '&:last-child': { textAlign: 'end', marginInlineStart: 'auto' } },
  }),
);

export const term = style(
  inLayer('player', {
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
  }),
);
