import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { amountRoom } from '../../primitives/Money/Money.css';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Where the line between two rows begins: under the text, not under the picture. */
const lineStart = createVar();

/** The room that the words keep beside what stands at the end. */
const wordsRoom = createVar();

/** How far the arrow comes towards the words, where two full lines need the room. */
const arrowPull = createVar();

export const list = style(
  inLayer('patterns', {
    background: vars.color.surface,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation[1],
    overflow: 'hidden',
  }),
);

export const item = style(inLayer('patterns', { display: 'block' }));

export const row = recipe({
  base: inLayer('patterns', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: '56px',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    color: vars.color.text,
    outlineOffset: '-3px',
    vars: { [lineStart]: vars.space[4] },
    selectors: {
      'li + li > &::before, [role="listitem"][data-first="false"] > &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: lineStart,
        insetInlineEnd: 0,
        height: '1px',
        background: vars.color.line,
      },
      '&:is(a, button):active': { background: vars.color.raised },
    },
  }),
  variants: {
    media: {
      none: {},
      icon: inLayer('patterns', { vars: { [lineStart]: '52px' } }),
      picture: inLayer('patterns', {
        minHeight: '76px',
        vars: { [lineStart]: '68px', [arrowPull]: vars.space[2] },
      }),
    },
    /** A button at the end goes under the words where both have no room beside each other. */
    end: {
      none: {},
      action: inLayer('patterns', { flexWrap: 'wrap', vars: { [wordsRoom]: '10rem' } }),
    },
  },
  defaultVariants: { end: 'none' },
});

export const body = style(
  inLayer('patterns', {
    flex: `1 1 ${fallbackVar(wordsRoom, '6rem')}`,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
    containerType: 'inline-size',
    '@supports': { '(width: 1cqi)': { vars: { [amountRoom]: '100cqi' } } },
  }),
);

export const line = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `2px ${vars.space[3]}`,
  }),
);

export const second = style([
  line,
  inLayer('patterns', {
    columnGap: vars.space[2],
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
  }),
]);

export const title = style(
  inLayer('patterns', { minWidth: 0, font: vars.type.titleSm, letterSpacing: vars.tracking.titleSm }),
);

export const value = style(
  inLayer('patterns', {
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);

export const detail = style(
  inLayer('patterns', {
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textSubtle,
  }),
);

export const media = style(
  inLayer('patterns', { flex: 'none', display: 'grid', placeItems: 'center', color: vars.color.textMuted }),
);

export const caret = style(
  inLayer('patterns', {
    flex: 'none',
    marginInlineStart: `calc(-1 * ${fallbackVar(arrowPull, '0px')})`,
    color: vars.color.textSubtle,
  }),
);

/** The name of a setting and its answers: beside each other, or under each other where the words need the room. */
export const choiceLine = style([line, inLayer('patterns', { flex: 1, minWidth: 0 })]);

export const meter = style(inLayer('patterns', { display: 'block', paddingBlock: '2px' }));
