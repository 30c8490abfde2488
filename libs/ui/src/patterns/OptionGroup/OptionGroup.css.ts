import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { roomInLargeText } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const mark = recipe({
  base: inLayer('patterns', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    color: 'transparent',
    boxShadow: `inset 0 0 0 2px ${vars.color.edge}`,
    selectors: { ':has(:checked) > &': { color: vars.color.bg, boxShadow: 'none' } },
  }),
  variants: {
    tone: {
      accent: inLayer('patterns', {
        selectors: { ':has(:checked) > &': { background: vars.color.accentText } },
      }),
      /** For what is not to be sold: the colour of the words beside it. */
      grave: inLayer('patterns', { selectors: { ':has(:checked) > &': { background: vars.color.text } } }),
    },
  },
});

/** Equal columns: at most `count`, none narrower than `least`. */
const atMost = (count: number, least: string) =>
  `repeat(auto-fill, minmax(max(${least}, calc(100% / ${count} - ${vars.space[2]})), 1fr))`;

/** A group whose last option is this one: lines are as long as leaves no hole after it. */
const ends = (last: string) => `:has(> :nth-child(${last}):last-child)`;

/** Two columns of rows with a picture and a mark; one, when a label would break inside a word. */
const pairs = style(
  inLayer('patterns', { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.75rem), 1fr))' }),
);

export const group = recipe({
  base: inLayer('patterns', { display: 'grid', gap: vars.space[2] }),
  variants: {
    layout: {
      rows: {},
      /** Two columns that become one when a label would break inside a word. */
      cards: inLayer('patterns', { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' }),
      pairs,
      /** Four in a line, fewer when larger text needs the room. */
      quarters: inLayer('patterns', {
        gridTemplateColumns: atMost(4, '3.875rem'),
        selectors: {
          [`&${ends('3n')}:not(${ends('4n')})`]: { gridTemplateColumns: atMost(3, '3.875rem') },
          [`&${ends('-n + 2')}`]: { gridTemplateColumns: atMost(2, '3.875rem') },
        },
      }),
      /** With room for the ring of a chosen face: what scrolls around the group would cut it off. */
      faces: inLayer('patterns', {
        gridTemplateColumns: atMost(4, '4.5rem'),
        gap: `${vars.space[3]} ${vars.space[2]}`,
        paddingBlockStart: vars.space[1],
      }),
      thirds: inLayer('patterns', {
        gridTemplateColumns: atMost(3, '5rem'),
        selectors: {
          [`&:is(${ends('2')}, ${ends('4')})`]: { gridTemplateColumns: atMost(2, '5rem') },
          [`&${ends('1')}`]: { gridTemplateColumns: '1fr' },
        },
      }),
      /** One line that scrolls to the edges of the screen and shows a part of the next option. */
      scroller: inLayer('patterns', {
        gridAutoFlow: 'column',
        justifyContent: 'start',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        // Its options are many elements of their own layers: a page that scrolls would paint each of them anew.
        isolation: 'isolate',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: vars.size.gutter,
        scrollbarWidth: 'none',
        marginInline: `calc(${vars.size.gutter} * -1)`,
        paddingInline: vars.size.gutter,
        paddingBlock: vars.space[2],
        marginBlock: `calc(${vars.space[2]} * -1)`,
      }),
    },
  },
});

const chip = {
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.button,
  padding: `0 ${vars.space[1]}`,
  background: vars.color.raised,
  boxShadow: 'none',
  textAlign: 'center',
  selectors: {
    '&:has(:checked)': {
      color: vars.color.accentText,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accentText}`,
    },
  },
} as const;

/** One choosable thing: the whole of it is the radio button. */
export const option = recipe({
  base: inLayer('patterns', {
    position: 'relative',
    display: 'flex',
    scrollSnapAlign: 'start',
    borderRadius: vars.radius.md,
    color: vars.color.text,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    transition: `background ${vars.duration.fast} ${vars.ease.std}`,
    selectors: {
      '&:has(:checked)': {
        background: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 2px ${vars.color.accentText}`,
      },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:active:not(:has(:disabled))': { background: vars.color.high },
      // The last of an odd number has its line for itself.
      [`${pairs} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
      '&:has(:disabled)': { background: 'transparent', color: vars.color.textSubtle },
    },
  }),
  variants: {
    look: {
      row: inLayer('patterns', {
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space[3],
        minHeight: '56px',
        padding: vars.space[3],
      }),
      /** A row of a long list: no frame of its own, the mark says what is chosen. */
      plain: inLayer('patterns', {
        alignItems: 'center',
        gap: vars.space[3],
        minHeight: '64px',
        paddingBlock: vars.space[2],
        background: 'transparent',
        boxShadow: 'none',
        selectors: { '&:has(:checked)': { background: 'transparent', boxShadow: 'none' } },
      }),
      /** A row whose choice shuts something: never in the accent, which invites. */
      grave: inLayer('patterns', {
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space[3],
        minHeight: '64px',
        padding: vars.space[3],
        selectors: {
          '&:has(:checked)': {
            background: vars.color.raised,
            boxShadow: `inset 0 0 0 2px ${vars.color.text}`,
          },
        },
      }),
      card: inLayer('patterns', {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '2px',
        minHeight: '64px',
        padding: vars.space[3],
      }),
      tile: inLayer('patterns', {
        flexDirection: 'column',
        alignItems: 'center',
        gap: vars.space[2],
        // As wide as the longest name of a mode, in letters of any size.
        width: 'calc(8px + 4.75rem)',
        minHeight: '92px',
        padding: `${vars.space[3]} ${vars.space[1]} ${vars.space[2]}`,
        textAlign: 'center',
      }),
      /** A round picture that draws its own mark. */
      face: inLayer('patterns', {
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: '76px',
        background: 'transparent',
        boxShadow: 'none',
        selectors: {
          '&:has(:checked)': { background: 'transparent', boxShadow: 'none' },
          '&:active:not(:has(:disabled))': { background: 'transparent' },
        },
      }),
      chip: inLayer('patterns', chip),
      /** A chip of two lines: thirty of them stand beside a long list, with few elements each. */
      day: inLayer('patterns', {
        ...chip,
        display: 'block',
        padding: `${vars.space[2]} ${vars.space[3]}`,
        whiteSpace: 'nowrap',
        font: vars.type.sm,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums lining-nums',
      }),
    },
  },
});

export const input = style(
  inLayer('patterns', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    // Nothing of its own to be seen: an opacity of 0 would make a layer of each.
    appearance: 'none',
    background: 'none',
    border: 0,
    outline: 'none',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
);

export const text = style(inLayer('patterns', { flex: `1 1 ${roomInLargeText(9)}`, minWidth: 0 }));

export const title = style(
  inLayer('patterns', {
    display: 'block',
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
    overflowWrap: 'anywhere',
    // A word left over would stand alone on a second line.
    textWrap: 'balance',
  }),
);

export const caption = style(
  inLayer('patterns', {
    display: 'block',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
    selectors: { ':has(:disabled) &': { color: vars.color.textSubtle } },
  }),
);
