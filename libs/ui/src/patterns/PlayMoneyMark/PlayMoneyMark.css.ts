import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/**
 * A ribbon down the edge of the window, inside the gutter that every screen, sheet and game keeps free: over whatever
 * opens, and over no word, amount or control. `data-play-money` on the page makes that gutter grow with the text.
 */
export const mark = style(
  inLayer('patterns', {
    position: 'fixed',
    top: '50%',
    left: 0,
    transform: 'translateY(-50%) rotate(180deg)',
    writingMode: 'vertical-rl',
    zIndex: vars.z.system,
    // A finger that means what lies below reaches it.
    pointerEvents: 'none',
    paddingInline: vars.space[2],
    borderEndStartRadius: vars.radius.xs,
    borderEndEndRadius: vars.radius.xs,
    background: vars.color.pendingSoft,
    color: vars.color.pendingText,
    font: vars.type.micro,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  }),
);
