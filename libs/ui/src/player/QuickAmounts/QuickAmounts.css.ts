import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const amount = style(inLayer('player', { font: vars.type.sm, fontWeight: 600 }));

export const bonus = style(inLayer('player', { font: vars.type.micro, color: vars.color.moneyText }));
