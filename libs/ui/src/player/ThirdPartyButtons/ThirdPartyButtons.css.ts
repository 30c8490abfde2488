import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const ways = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
    gap: vars.space[2],
  }),
);

export const title = style(
  inLayer('player', {
    gridColumn: '1 / -1',
    font: vars.type.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);

export const mark = style(inLayer('player', { flex: 'none', width: '20px', height: '20px' }));

/** Names come from the operator, of any length. */
export const words = style(inLayer('player', { minWidth: 0, overflowWrap: 'anywhere' }));
