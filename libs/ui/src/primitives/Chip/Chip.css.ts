import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const ring = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

export const chip = recipe({
  base: [
    inLayer('primitives', {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: vars.size.touch,
      background: vars.color.raised,
      color: vars.color.text,
      font: vars.type.sm,
      fontWeight: 600,
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums lining-nums',
      touchAction: 'manipulation',
      transition: `background ${vars.duration.fast} ${vars.ease.std}`,
      selectors: {
        '&:active:not([data-disabled="true"])': { background: vars.color.high },
        '&[data-selected="true"]': {
          background: vars.color.accentSoft,
          color: vars.color.accentText,
          boxShadow: ring('2px', vars.color.accentText),
        },
        '&[data-disabled="true"]': {
          background: 'transparent',
          color: vars.color.textSubtle,
          boxShadow: ring('1px', vars.color.line),
          cursor: 'default',
        },
      },
    }),
    inLayer('primitives', {
      '@media': {
        '(hover: hover)': {
          selectors: {
            '&:hover:not([data-selected="true"], [data-disabled="true"])': { background: vars.color.high },
          },
        },
      },
    }),
  ],
  variants: {
    shape: {
      /** A filter or a category, as wide as its word. */
      pill: inLayer('primitives', {
        gap: vars.space[2],
        paddingInline: vars.space[4],
        borderRadius: vars.radius.button,
        whiteSpace: 'nowrap',
        '@media': { '(max-width: 359px)': { paddingInline: vars.space[3] } },
      }),
      /** An amount in a grid, with room for the bonus it brings. */
      block: inLayer('primitives', {
        flexDirection: 'column',
        minHeight: vars.size.button,
        padding: `4px ${vars.space[1]}`,
        borderRadius: vars.radius.md,
      }),
      /** A part of one track: what is chosen is lifted, nothing is outlined. */
      segment: inLayer('primitives', {
        flex: '1 1 auto',
        paddingInline: vars.space[3],
        borderRadius: vars.radius.button,
        background: 'transparent',
        color: vars.color.textMuted,
        whiteSpace: 'nowrap',
        selectors: {
          '&[data-selected="true"]': {
            background: vars.color.float,
            color: vars.color.text,
            boxShadow: vars.elevation[1],
          },
        },
      }),
    },
  },
  defaultVariants: { shape: 'pill' },
});

export const caption = style(
  inLayer('primitives', {
    font: vars.type.micro,
    lineHeight: '14px',
    color: vars.color.moneyText,
    selectors: { '[data-disabled="true"] > &': { color: 'inherit' } },
  }),
);

/** The native radio covers its chip: it is the target and carries the focus ring. */
export const native = style(
  inLayer('primitives', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    borderRadius: 'inherit',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
);
