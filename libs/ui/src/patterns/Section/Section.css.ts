import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** The line of a heading is as high as a button in it: what stands above comes so much nearer. */
export const section = style(
  inLayer('patterns', {
    selectors: { '&:not(:first-child)': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
  }),
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
