import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const avatar = style(
  inLayer('primitives', { flex: 'none', borderRadius: '50%', background: vars.color.raised }),
);
