import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** A row of a group: together they look like one card, however few of them are in the document. */
export const piece = style(
  inLayer('patterns', {
    background: vars.color.surface,
    overflow: 'hidden',
    selectors: {
      '&[data-first="true"]': {
        borderStartStartRadius: vars.radius.lg,
        borderStartEndRadius: vars.radius.lg,
      },
      '&[data-last="true"]': { borderEndStartRadius: vars.radius.lg, borderEndEndRadius: vars.radius.lg },
    },
  }),
);

export const headline = style(inLayer('patterns', { paddingBlock: `${vars.space[4]} ${vars.space[2]}` }));

export const tail = style(
  inLayer('patterns', {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.field,
    paddingBlock: vars.space[2],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
    textAlign: 'center',
  }),
);

export const retry = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    paddingInline: vars.space[4],
    font: vars.type.sm,
    fontWeight: 600,
    color: vars.color.accentText,
  }),
);
