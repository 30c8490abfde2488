import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const tone = (background: string, color: string) => inLayer('primitives', { background, color });

export const badge = recipe({
  base: inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    minHeight: '20px',
    padding: '2px 6px',
    borderRadius: vars.radius.xs,
    font: vars.type.micro,
    fontWeight: 700,
    letterSpacing: vars.tracking.micro,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.raised, vars.color.textMuted),
      accent: tone(vars.color.accent, vars.color.onAccent),
      accentSoft: tone(vars.color.accentSoft, vars.color.accentText),
      money: tone(vars.color.moneySoft, vars.color.moneyText),
      media: tone(vars.color.media, vars.color.onMedia),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
