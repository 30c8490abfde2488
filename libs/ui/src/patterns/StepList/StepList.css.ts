import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const steps = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    font: vars.type.sm,
    color: vars.color.textMuted,
  }),
);

export const step = style(inLayer('patterns', { display: 'flex', gap: vars.space[3] }));

export const disc = style(
  inLayer('patterns', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    background: vars.color.raised,
    color: vars.color.text,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const words = style(
  inLayer('patterns', { minWidth: 0, paddingBlockStart: vars.space[1], overflowWrap: 'anywhere' }),
);
