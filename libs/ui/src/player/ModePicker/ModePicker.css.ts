import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const name = style(
  inLayer('player', { font: vars.type.cap, fontWeight: 600, lineHeight: '1.2', overflowWrap: 'anywhere' }),
);

export const hot = style(
  inLayer('player', { position: 'absolute', insetBlockStart: '-6px', insetInlineEnd: '-4px' }),
);
