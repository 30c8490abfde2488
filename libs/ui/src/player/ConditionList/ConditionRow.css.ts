import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const mark = styleVariants(
  { met: vars.color.moneyText, open: vars.color.pendText } as const,
  (color) => inLayer('player', { color }),
);

export const shortfall = style(inLayer('player', { color: vars.color.pendText, fontWeight: 650 }));
