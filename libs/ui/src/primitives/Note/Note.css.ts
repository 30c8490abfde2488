import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const frame = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.md,
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const tones = {
  neutral: { background: vars.color.raised, color: vars.color.textMuted },
  pending: { background: vars.color.pendingSoft, color: vars.color.text },
  success: { background: vars.color.moneySoft, color: vars.color.text },
  failed: { background: vars.color.failSoft, color: vars.color.text },
} as const;

const marks = {
  neutral: vars.color.textMuted,
  pending: vars.color.pendingText,
  success: vars.color.moneyText,
  failed: vars.color.failText,
} as const;

export const note = styleVariants(tones, (tone) => [frame, inLayer('primitives', tone)]);

export const mark = styleVariants(marks, (color) => inLayer('primitives', { color, flex: 'none' }));

/** Sentence and action share a line while there is room, and stand under each other at 200 % text. */
export const body = style(
  inLayer('primitives', {
    flex: '1 1 0%',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
  }),
);

export const words = style(
  inLayer('primitives', {
    flex: '1 1 10rem',
    minWidth: 0,
    paddingBlock: '2px',
    overflowWrap: 'break-word',
    selectors: { [`${body}[data-action="below"] > &`]: { flexBasis: '100%' } },
  }),
);
// Their words begin where the sentence does, and stand as near to it and to the edge as a line of it would: the press
// area around them reaches over both.
globalStyle(
  `${body}[data-action="below"] > :not(:first-child)`,
  inLayer('primitives', {
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    marginBlock: `calc(-1 * ${vars.space[2]})`,
  }),
);
