import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { hovered, when } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const iconButton = recipe({
  base: [
    inLayer('primitives', {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: vars.size.touch,
      height: vars.size.touch,
      borderRadius: '50%',
      color: vars.color.text,
      touchAction: 'manipulation',
      transition: `background ${vars.duration.tap} ${vars.ease.std}`,
      selectors: {
        [when.pressed()]: { background: vars.color.high },
        [when.disabled()]: { color: vars.color.textSubtle, cursor: 'default' },
      },
    }),
    inLayer('primitives', hovered({ background: vars.color.raised })),
  ],
  variants: {
    variant: {
      plain: {},
      filled: inLayer('primitives', { background: vars.color.raised }),
      /** Over artwork: a round chip of its own ground keeps it legible. */
      media: inLayer('primitives', { color: vars.color.onMedia, background: vars.color.media }),
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const count = style(
  inLayer('primitives', {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '2px',
    minWidth: '18px',
    height: '18px',
    padding: '0 5px',
    borderRadius: '9px',
    background: vars.color.accent,
    color: vars.color.onAccent,
    font: vars.type.micro,
    fontWeight: 700,
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
