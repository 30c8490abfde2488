import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const state = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    padding: `${vars.space[6]} ${vars.space[8]}`,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

/** With a picture it is all that its part of the screen has: nearer to the middle of that than to the top. */
export const pictured = style(
  inLayer('patterns', { paddingBlock: `clamp(${vars.space[6]}, 12vh, 112px) ${vars.space[8]}` }),
);

/** The whole screen is about it: lower, and with more air. */
export const whole = style(
  inLayer('patterns', {
    gap: vars.space[2],
    paddingBlockStart: vars.space[12],
    paddingInline: vars.space[2],
  }),
);

export const scene = style(
  inLayer('patterns', { minWidth: 'min(200px, 100%)', maxWidth: '100%', marginBlockEnd: vars.space[2] }),
);

export const action = style(inLayer('patterns', { marginBlockStart: vars.space[3] }));
