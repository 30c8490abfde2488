import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const hub = style(
  inLayer('player', {
    position: 'absolute',
    insetInline: '34%',
    insetBlockEnd: '3.4%',
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);

export const word = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.cap,
    fontSize: 'min(0.75rem, 4.4cqi)',
    lineHeight: 1.3,
    color: vars.color.text2,
  }),
);

export const day = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.amtXl,
    fontSize: 'min(2.5rem, 11.5cqi)',
    lineHeight: 1,
    letterSpacing: vars.tracking.amtXl,
    color: vars.color.text,
  }),
);
