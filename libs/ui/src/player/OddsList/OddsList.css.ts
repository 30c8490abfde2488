import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const line = `1px solid ${vars.color.line}`;

export const table = style(
  inLayer('player', { width: '100%', borderCollapse: 'collapse', font: vars.type.sm, textAlign: 'start' }),
);

export const heading = style(
  inLayer('player', {
    paddingBlock: vars.space[2],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
    textAlign: 'start',
  }),
);

export const headingEnd = style([heading, inLayer('player', { textAlign: 'end' })]);

export const prize = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.touch,
    paddingBlock: vars.space[2],
    borderBlockStart: line,
    fontWeight: 600,
    textAlign: 'start',
  }),
);

export const odds = style(
  inLayer('player', {
    borderBlockStart: line,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
  }),
);
