import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const ways = style(
  inLayer('player', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);

export const mark = style(inLayer('player', { flex: 'none', width: '20px', height: '20px' }));

/** Names come from the operator, of any length. */
export const words = style(inLayer('player', { minWidth: 0, overflowWrap: 'anywhere' }));
