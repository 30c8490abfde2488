import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const select = style(
  inLayer('primitives', {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: vars.space[5],
    selectors: {
      '&[data-empty="true"]': { color: vars.color.textSubtle },
      '&:disabled': { cursor: 'default' },
    },
  }),
);

export const option = style(
  inLayer('primitives', { color: vars.color.text, background: vars.color.surface }),
);

export const caret = style(
  inLayer('primitives', {
    position: 'absolute',
    insetInlineEnd: vars.space[4],
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);
