import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const frame = style(inLayer('player', { display: 'flex' }));

export const sentence = style(
  inLayer('player', { display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' }),
);

export const most = style(
  inLayer('player', {
    font: vars.type.amt,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.text,
  }),
);
