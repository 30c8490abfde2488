import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** On the upper edge of the window: clear of the titles and controls of bars, and over whatever opens. */
export const mark = style(
  inLayer('patterns', {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.system,
    // A finger that means what lies below reaches it.
    pointerEvents: 'none',
    paddingInline: vars.space[2],
    paddingBlockStart: vars.safe.top,
    borderEndStartRadius: vars.radius.xs,
    borderEndEndRadius: vars.radius.xs,
    background: vars.color.pendingSoft,
    color: vars.color.pendingText,
    font: vars.type.micro,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  }),
);
