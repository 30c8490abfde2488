import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { measure } from '../../theme/measure.css';
import { vars } from '../../theme/vars.css';

export const bar = style(
  inLayer('patterns', {
    flex: 'none',
    position: 'relative',
    zIndex: vars.z.sticky,
    display: 'flex',
    // With very large text the action takes a line of its own rather than leave the screen.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: `calc(${vars.size.bar} + ${vars.safe.top})`,
    paddingInline: `max(${vars.space[1]}, (100% - ${fallbackVar(measure, '100%')}) / 2 - ${vars.space[3]})`,
    paddingBlockStart: vars.safe.top,
  }),
);

/** What scrolls passes below it, and is pressed beside its buttons. */
export const overPicture = style(
  inLayer('patterns', {
    position: 'absolute',
    inset: '0 0 auto',
    pointerEvents: 'none',
  }),
);
globalStyle(`${overPicture} > *`, inLayer('patterns', { pointerEvents: 'auto' }));

export const title = style(
  inLayer('patterns', {
    flex: 1,
    // The action moves down before a word of the title is broken; what is wider than the screen breaks all the same.
    minWidth: 'min-content',
    maxWidth: '100%',
    font: vars.type.title,
    letterSpacing: vars.tracking.title,
    overflowWrap: 'break-word',
    selectors: { '&:first-child': { paddingInlineStart: vars.space[3] } },
  }),
);

export const action = style(inLayer('patterns', { flex: 'none', display: 'flex', alignItems: 'center' }));
