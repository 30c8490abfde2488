import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const tail = style(
  inLayer('patterns', {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.field,
    paddingBlock: vars.space[2],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.text3,
    textAlign: 'center',
  }),
);

export const retry = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    paddingInline: vars.space[4],
    font: vars.type.sm,
    fontWeight: 600,
    color: vars.color.accentText,
  }),
);
