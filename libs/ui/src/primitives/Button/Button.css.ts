import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { hovered, mixed, when } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const filled = (fill: string, ink: string, ...pressedFill: string[]) => [
  inLayer('primitives', {
    background: fill,
    color: ink,
    selectors: { [when.pressed()]: { background: pressedFill } },
  }),
  inLayer('primitives', hovered({ background: mixed(fill, pressedFill.at(-1) ?? fill, 50) })),
];

/** What is words alone gets no ground when it cannot be pressed either. */
const unfilledWhenOff = inLayer('primitives', {
  selectors: {
    '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"]):is(button, a)': {
      background: 'transparent',
    },
  },
});

const darker = (fill: string) => mixed(fill, vars.color.text, 12);

const height = (minHeight: string, paddingInline: string) => ({ minHeight, padding: `6px ${paddingInline}` });

const compactFont = { fontSize: '0.9375rem', lineHeight: '1.25rem' };

export const button = recipe({
  base: inLayer('primitives', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    borderRadius: vars.radius.button,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
    textAlign: 'center',
    touchAction: 'manipulation',
    transition: `background ${vars.duration.tap} ${vars.ease.std}, transform ${vars.duration.tap} ${vars.ease.std}`,
    selectors: { [when.pressed()]: { transform: `scale(${vars.press.scale})` } },
  }),
  variants: {
    variant: {
      primary: filled(vars.color.accent, vars.color.onAccent, vars.color.accentPress),
      tonal: filled(vars.color.raised, vars.color.text, vars.color.high),
      danger: filled(vars.color.fail, vars.color.onFail, ...darker(vars.color.fail)),
      money: filled(vars.color.money, vars.color.onMoney, ...darker(vars.color.money)),
      outline: [
        ...filled('transparent', vars.color.text, vars.color.raised),
        inLayer('primitives', { boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}` }),
      ],
      text: [...filled('transparent', vars.color.accentText, vars.color.raised), unfilledWhenOff],
      /** A way out that is present and does not call: beside a grave choice. */
      quiet: [...filled('transparent', vars.color.text, vars.color.raised), unfilledWhenOff],
    },
    size: {
      lg: inLayer('primitives', height(vars.size.button, vars.space[6])),
      md: inLayer('primitives', { ...height(vars.size.touch, vars.space[5]), ...compactFont }),
      /** 36 px to the eye; the press area still reaches 44. */
      sm: inLayer('primitives', {
        ...height(vars.size.buttonSm, vars.space[4]),
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '::after': { content: '', position: 'absolute', inset: '-4px 0' },
      }),
    },
    isBlock: { true: inLayer('primitives', { display: 'flex', width: '100%' }) },
    /** Words alone at the end of a line: they end at its edge, not the box around them. */
    isAtEnd: { true: inLayer('primitives', { marginInlineEnd: `calc(-1 * ${vars.space[2]})` }) },
    /** The same at its beginning. */
    isAtStart: { true: inLayer('primitives', { marginInlineStart: `calc(-1 * ${vars.space[2]})` }) },
  },
  compoundVariants: [
    { variants: { variant: 'text' }, style: inLayer('primitives', { paddingInline: vars.space[2] }) },
    // Words alone show no edge: their box is as tall as a finger, and takes no more room for it.
    {
      variants: { variant: 'text', size: 'sm' },
      style: inLayer('primitives', { minHeight: vars.size.touch, marginBlock: '-4px' }),
    },
    // Its width is given: the words get what there is of it.
    {
      variants: { size: 'md', isBlock: true },
      style: inLayer('primitives', { paddingInline: vars.space[2] }),
    },
    {
      variants: { size: 'lg', isBlock: true },
      style: inLayer('primitives', { paddingInline: vars.space[3] }),
    },
  ],
  defaultVariants: { variant: 'primary', size: 'lg' },
});

/** A control that cannot be pressed. While it is busy it keeps its fill, because it is working. */
export const switchedOff = style(
  inLayer('primitives', {
    selectors: {
      '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
        background: vars.color.raised,
        color: vars.color.textSubtle,
        boxShadow: 'none',
      },
      [when.disabled()]: { cursor: 'default' },
    },
  }),
);

export const label = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    // Beside an icon, words of two lines begin under each other.
    selectors: {
      '[aria-busy="true"] > &': { opacity: 0 },
      '&:has(> svg:first-child)': { textAlign: 'start' },
    },
  }),
);

export const busyMark = style(
  inLayer('primitives', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
