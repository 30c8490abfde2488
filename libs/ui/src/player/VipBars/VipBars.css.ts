import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const bars = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[4] }),
);
