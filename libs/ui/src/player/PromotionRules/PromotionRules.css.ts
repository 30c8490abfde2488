import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const rules = style(inLayer('player', { font: vars.type.sm }));

export const rule = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[4]}`,
    paddingBlock: vars.space[2],
  }),
);

export const term = style(
  inLayer('player', { flex: '0 1 auto', maxWidth: '55%', color: vars.color.textMuted }),
);

/** Beside its term while its longest word fits, else under it: an amount is not broken before it must be. */
export const value = style(
  inLayer('player', {
    flex: '1 1 6rem',
    maxWidth: '100%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    overflowWrap: 'break-word',
  }),
);
