import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const body = style(inLayer('player', { flex: 1, minWidth: 0 }));

/** Names that operators know by heart begin small; on a card they begin as names do. */
export const capital = style(
  inLayer('player', { selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
);

export const line = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
  }),
);

/** Under the words, over the whole width. */
export const steps = style(inLayer('player', { flexBasis: '100%' }));
