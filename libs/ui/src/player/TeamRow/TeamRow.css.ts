import { style } from '@vanilla-extract/css';

import { clamped } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const title = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 }),
);

export const name = style(inLayer('player', clamped(1)));

export const tick = style(inLayer('player', { flex: 'none', display: 'grid', color: vars.color.moneyText }));

export const line = style(inLayer('player', { display: 'block', fontVariantNumeric: 'tabular-nums' }));
