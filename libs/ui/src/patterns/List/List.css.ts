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
      '&:is(a, button):active': { backgroundColor: vars.color.raised },
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
    /** A button at the end goes under the words where both have no room beside each other, and stays at the end. */
    end: {
      none: {},
      action: inLayer('patterns', {
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        vars: { [wordsRoom]: '10rem' },
      }),
    },
  },
  defaultVariants: { end: 'none' },
});

/** One half of the arrow at the end of a row: a stroke of 1.5 px across a box of 6.5 by 5.5 px. */
const stroke = (towards: string) =>
  `linear-gradient(${towards}, transparent 2.9px, ${vars.color.textSubtle} 3.4px 4.4px, transparent 4.9px)`;

/** A row that can be pressed ends in an arrow. It is painted behind the row: an element each is dear in long lists. */
export const leading = style(
  inLayer('patterns', {
    paddingInlineEnd: `calc(16px + ${vars.space[3]} + ${vars.space[4]} - ${fallbackVar(arrowPull, '0px')})`,
    backgroundImage: `${stroke('45deg')}, ${stroke('135deg')}`,
    backgroundSize: '6.5px 5.5px',
    backgroundPosition: `right 20px top calc(50% - 2.75px), right 20px top calc(50% + 2.75px)`,
    backgroundRepeat: 'no-repeat',
  }),
);

const room = {
  flex: `1 1 ${fallbackVar(wordsRoom, '6rem')}`,
  minWidth: 0,
  display: 'flex',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '@supports': { '(width: 1cqi)': { vars: { [amountRoom]: '100cqi' } } },
} as const;

export const body = style(inLayer('patterns', { ...room, flexDirection: 'column', gap: vars.space[1] }));

export const line = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `2px ${vars.space[3]}`,
  }),
);

/** Up to two lines without an element of their own: what ends the first stands between them. */
export const words = style(
  inLayer('patterns', {
    ...room,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `2px ${vars.space[2]}`,
  }),
);

export const twoLines = style([
  words,
  inLayer('patterns', { selectors: { '&::before': { content: '', order: 1, flexBasis: '100%' } } }),
]);

const second = {
  order: 2,
  font: vars.type.cap,
  letterSpacing: vars.tracking.cap,
} as const;

export const caption = style(inLayer('patterns', { ...second, color: vars.color.textMuted }));

export const title = style(
  inLayer('patterns', { minWidth: 0, font: vars.type.titleSm, letterSpacing: vars.tracking.titleSm }),
);

/** A name keeps a little more distance to the amount beside it than the second line does. */
export const besideValue = style([title, inLayer('patterns', { marginInlineEnd: vars.space[1] })]);

export const value = style(
  inLayer('patterns', {
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textMuted,
  }),
);

export const detail = style(
  inLayer('patterns', {
    ...second,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textSubtle,
  }),
);

export const media = style(
  inLayer('patterns', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    color: vars.color.textMuted,
    // Where the words go below it, it stays above their beginning.
    marginInlineEnd: 'auto',
  }),
);

/** The name of a setting and its answers: beside each other, or under each other where the words need the room. */
export const choiceLine = style([line, inLayer('patterns', { flex: 1, minWidth: 0 })]);

export const meter = style(
  inLayer('patterns', { order: 1, flexBasis: '100%', paddingBlock: `2px ${vars.space[1]}` }),
);
