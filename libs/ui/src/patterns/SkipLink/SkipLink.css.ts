import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Above the screen until it has the focus. */
export const skip = style(
  inLayer('patterns', {
    position: 'fixed',
    insetBlockStart: `calc(${vars.space[2]} + ${vars.safe.top})`,
    insetInlineStart: vars.size.gutter,
    zIndex: vars.z.system,
    minHeight: vars.size.touch,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.button,
    background: vars.color.float,
    boxShadow: vars.elevation[3],
    color: vars.color.text,
    font: vars.type.titleSm,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
);
