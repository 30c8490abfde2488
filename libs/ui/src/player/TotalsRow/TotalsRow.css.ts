import { style } from '@vanilla-extract/css';

import { amountRoom } from '../../primitives/Money/Money.css';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Four in a line on a wide screen, two by two on a phone, one under the other with very large text. */
export const totals = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: vars.space[2],
  }),
);

export const total = style(
  inLayer('player', {
    minWidth: 0,
    padding: vars.space[3],
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation[1],
    containerType: 'inline-size',
    '@supports': { '(width: 1cqi)': { vars: { [amountRoom]: '100cqi' } } },
  }),
);

export const term = style(
  inLayer('player', {
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
  }),
);

export const value = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    minHeight: '24px',
    font: vars.type.amt,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
