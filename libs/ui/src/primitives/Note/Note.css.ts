import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const frame = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.md,
    font: vars.type.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const tones = {
  neutral: { background: vars.color.raised, color: vars.color.text2 },
  pending: { background: vars.color.pendSoft, color: vars.color.text },
  success: { background: vars.color.moneySoft, color: vars.color.text },
  failed: { background: vars.color.failSoft, color: vars.color.text },
} as const;

const marks = {
  neutral: vars.color.text2,
  pending: vars.color.pendText,
  success: vars.color.moneyText,
  failed: vars.color.failText,
} as const;

export const note = styleVariants(tones, (tone) => [frame, inLayer('primitives', tone)]);

export const mark = styleVariants(marks, (color) => inLayer('primitives', { color, flex: 'none' }));

export const words = style(
  inLayer('primitives', { flex: '1 1 0%', minWidth: 0, alignSelf: 'center', overflowWrap: 'break-word' }),
);
