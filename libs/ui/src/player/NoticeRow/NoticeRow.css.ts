import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const notice = style(
  inLayer('player', { display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' }),
);

export const words = style(
  inLayer('player', { font: vars.type.sm, color: vars.color.textMuted, whiteSpace: 'pre-line' }),
);
