import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Rows of a list stand where they belong, whichever of them are in the document. */
export const rows = style(inLayer('patterns', { position: 'relative', overflowAnchor: 'none' }));

const placed = { position: 'absolute', insetBlockStart: 0, insetInline: 0 } as const;

/** Its frame stays to be seen; the picture of the row before stands outside it. */
globalStyle(`${rows} img[data-blank]`, inLayer('patterns', { objectPosition: '-10000px 0' }));

/** What changes in a row concerns nothing around it: its height is given. */
export const row = style(inLayer('patterns', { ...placed, contain: 'size layout style' }));

/** A row that is as tall as what it draws, and more. */
export const looseRow = style(inLayer('patterns', { ...placed, contain: 'layout style' }));

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
    // A browser holds what it sees in its place: rows that come before the end would scroll the list on to it, which asks
    // for more, without end.
    overflowAnchor: 'none',
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
