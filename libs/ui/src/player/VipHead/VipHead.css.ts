import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const head = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlockEnd: vars.space[5],
    textAlign: 'center',
  }),
);

/** The box of the fan has air above it that the screen does not need. */
export const badge = style(inLayer('player', { marginBlock: '-16px -4px' }));

export const material = style(inLayer('player', { fontWeight: 500, color: vars.color.textMuted }));

export const unlit = style(inLayer('player', { fill: vars.color.high }));
