import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const section = style(
  inLayer('patterns', { selectors: { '& + &': { marginBlockStart: vars.space[3] } } }),
);

export const head = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    minHeight: vars.size.touch,
  }),
);
