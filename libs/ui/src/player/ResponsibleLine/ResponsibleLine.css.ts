import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const line = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    font: vars.type.sm,
    color: vars.color.textMuted,
  }),
);

export const age = style(
  inLayer('player', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '32px',
    height: '32px',
    padding: '0 2px',
    borderRadius: '16px',
    boxShadow: `inset 0 0 0 2px ${vars.color.edge}`,
    font: vars.type.cap,
    fontWeight: 750,
  }),
);

/** On a line of its own, so that it is as tall as a finger. */
export const more = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: vars.size.touch,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
