import { style } from '@vanilla-extract/css';

import { clamped } from '../../theme/clamped';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const media = style(inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const place = style(
  inLayer('player', {
    minWidth: '1.75rem',
    textAlign: 'center',
    font: vars.type.amt,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.text3,
    selectors: { '&[data-medal="true"]': { color: vars.color.accentText, fontWeight: 740 } },
  }),
);

export const title = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 }),
);

export const name = style(inLayer('player', clamped(1)));
