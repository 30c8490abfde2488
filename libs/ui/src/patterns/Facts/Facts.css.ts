import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const facts = style(
  inLayer('patterns', {
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    font: vars.type.sm,
    textAlign: 'start',
  }),
);

export const fact = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    paddingBlock: vars.space[2],
  }),
);

export const term = style(inLayer('patterns', { color: vars.color.textMuted }));

export const value = style(
  inLayer('patterns', {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
