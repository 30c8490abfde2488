import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { wideOnly } from './AppFrame.css';

/** What the rail says already, where one stands beside the page: a quiet device has none. */
export const withoutRail = style(
  inLayer('patterns', {
    '@media': fromWidth('rail', { selectors: { [`${wideOnly}:not(:empty) ~ * &`]: { display: 'none' } } }),
  }),
);
