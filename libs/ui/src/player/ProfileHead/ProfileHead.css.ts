import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { roomInLargeText } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const head = style(
  inLayer('player', {
    position: 'relative',
    display: 'flex',
    // The name goes below the face rather than be broken.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    paddingBlockStart: vars.space[4],
  }),
);

export const face = style(
  inLayer('player', { position: 'relative', flex: 'none', display: 'grid', marginInlineEnd: vars.space[2] }),
);

/** Its blades meet in the middle of the face. */
export const ring = style(
  inLayer('player', { position: 'absolute', insetBlockStart: '-14px', insetInlineStart: '-13px' }),
);

export const litBlade = style(inLayer('player', { fill: vars.color.festiveMain }));
export const unlitBlade = style(inLayer('player', { fill: vars.color.high }));

export const facts = style(inLayer('player', { flex: `1 1 ${roomInLargeText(10)}`, minWidth: 0 }));

/** A name of any length keeps to two lines and inside its column. */
export const nickname = style(
  inLayer('player', {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

export const id = style(
  inLayer('player', {
    display: 'inline-flex',
    // A finger reaches up over the name, which leads nowhere: the tags below stand near.
    alignItems: 'flex-end',
    gap: vars.space[1],
    minHeight: vars.size.touch,
    marginBlockStart: '-22px',
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);

export const tags = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
  }),
);

/** In its corner, wherever the name stands. */
export const end = style(
  inLayer('player', { position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: 0 }),
);

/** The room of what stands in the corner. */
export const besideEnd = style(
  inLayer('player', { paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space[4]})` }),
);

/** A small tag to the eye; the press area reaches down as far as a finger needs, and not into the number above. */
export const status = style(
  inLayer('player', {
    position: 'relative',
    display: 'inline-flex',
    minHeight: '24px',
    alignItems: 'center',
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: '100%',
      minWidth: vars.size.touch,
      height: vars.size.touch,
    },
  }),
);
