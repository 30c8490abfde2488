import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const offer = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
  }),
);

export const facts = style(inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[4] }));

export const words = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 }),
);

/** Two buttons of one size; over each other when their words need room. */
export const actions = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: vars.space[2],
  }),
);
