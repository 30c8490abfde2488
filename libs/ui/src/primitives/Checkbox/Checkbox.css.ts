import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const row = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minHeight: vars.size.touch,
    paddingBlock: '11px',
    font: vars.type.sm,
    cursor: 'pointer',
  }),
);
