import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const border = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

export const label = style(
  inLayer('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    marginBottom: vars.space[2],
    font: vars.type.sm,
    fontWeight: 600,
  }),
);

export const hint = style(
  inLayer('primitives', {
    font: vars.type.cap,
    color: vars.color.textSubtle,
    fontVariantNumeric: 'tabular-nums',
    alignSelf: 'center',
  }),
);

export const message = recipe({
  base: inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    marginTop: vars.space[2],
    font: vars.type.cap,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      neutral: inLayer('primitives', { color: vars.color.textSubtle }),
      success: inLayer('primitives', { color: vars.color.moneyText }),
      failed: inLayer('primitives', { color: vars.color.failText }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** The well around an input and what stands beside it. */
export const well = recipe({
  base: inLayer('primitives', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    background: vars.color.field,
    color: vars.color.text,
    boxShadow: border('1px', vars.color.edge),
    selectors: {
      '&:focus-within': { boxShadow: border('2px', vars.color.accentText) },
      '&[data-invalid="true"]': { boxShadow: border('2px', vars.color.failText) },
      '&[data-disabled="true"]': {
        background: 'transparent',
        boxShadow: border('1px', vars.color.line),
        color: vars.color.textSubtle,
      },
    },
  }),
  variants: {
    size: {
      md: inLayer('primitives', { minHeight: vars.size.field, padding: `0 ${vars.space[4]}` }),
      lg: inLayer('primitives', { minHeight: vars.size.amount, padding: `0 ${vars.space[5]}` }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const input = style(
  inLayer('primitives', {
    flex: '1 1 0%',
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.touch,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: vars.type.md,
    color: 'inherit',
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    selectors: {
      '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
      // A browser paints its own ground under what it filled in; the delay outlives the page.
      '&:autofill': {
        WebkitTextFillColor: vars.color.text,
        transition: 'background-color 99999s',
      },
    },
  }),
);

/** An input of one line keeps room for a code: in large text what stands after it goes below. */
export const line = style([input, inLayer('primitives', { minWidth: 'min(100%, 4.5rem)' })]);

export const prefix = style(
  inLayer('primitives', {
    paddingInlineEnd: vars.space[3],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    font: vars.type.md,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** What stands at the end of the well reaches into its padding, so that its 44 px fit. */
export const suffix = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: 'auto',
    marginInlineEnd: '-10px',
  }),
);
