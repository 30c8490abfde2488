import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const card = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[1],
  }),
);

export const mark = style(inLayer('player', { display: 'grid', color: vars.color.accentText }));

/** Keeps the way to one more spin beside the words as long as both have room. */
export const words = style(inLayer('player', { flex: '1 1 9rem', minWidth: 0 }));
