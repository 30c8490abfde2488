import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';

export const halved = style(
  inLayer('patterns', {
    '@media': fromWidth('halves', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  }),
);

// The second row stands at the top as well: no line above it.
globalStyle(
  `${halved} > li:nth-child(2) > ::before`,
  inLayer('patterns', { '@media': fromWidth('halves', { content: 'none' }) }),
);
