import { style } from '@vanilla-extract/css';

import { clamped } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Beside each other; the place above the face where very large text leaves no room for both. */
export const media = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxWidth: 'max(76px, 2rem)',
  }),
);

export const place = style(
  inLayer('player', {
    minWidth: '1.75rem',
    textAlign: 'center',
    font: vars.type.amt,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textSubtle,
    selectors: { '&[data-medal="true"]': { color: vars.color.accentText, fontWeight: 740 } },
  }),
);

export const title = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 }),
);

export const name = style(inLayer('player', clamped(1)));
