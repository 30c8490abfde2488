import { style } from '@vanilla-extract/css';

import { body } from '../../patterns/List/List.css';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const item = style(
  inLayer('player', {
    display: 'block',
    selectors: { '&[data-state="ready"]': { background: vars.color.accentSoft } },
  }),
);

/** Large text takes the line for itself and leaves the next one to the end of the row. */
export const line = style(inLayer('player', { flexWrap: 'wrap' }));

/** A sentence that needs two lines leaves no single word to the second. */
export const words = style([body, inLayer('player', { flex: '1 1 5.5rem', textWrap: 'balance' })]);

export const end = style(inLayer('player', { display: 'grid', maxWidth: '100%', marginInlineStart: 'auto' }));

export const lock = style(inLayer('player', { display: 'grid', color: vars.color.textSubtle }));
