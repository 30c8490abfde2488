import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const tone = (background: string, color: string) => inLayer('primitives', { background, color });

export const statusTag = recipe({
  base: inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    padding: '4px 8px 4px 6px',
    borderRadius: vars.radius.xs,
    font: vars.type.cap,
    fontWeight: 650,
    maxWidth: '100%',
  }),
  variants: {
    status: {
      pending: tone(vars.color.pendingSoft, vars.color.pendingText),
      complete: tone(vars.color.moneySoft, vars.color.moneyText),
      failed: tone(vars.color.failSoft, vars.color.failText),
      neutral: tone(vars.color.raised, vars.color.textMuted),
    },
  },
});
