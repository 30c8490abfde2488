import { globalStyle, style } from '@vanilla-extract/css';

import { hovered } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const rail = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minHeight: '100%',
    paddingBlock: vars.space[8],
  }),
);

export const head = style(
  inLayer('patterns', { paddingInline: vars.space[4], paddingBlockEnd: vars.space[6] }),
);

export const list = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space[1] }),
);

export const item = style([
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: vars.space[12],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
    color: vars.color.textMuted,
    // As a chosen segment: `raised` is all but the ground itself in the light schemes.
    selectors: { '&[aria-current="page"]': { background: vars.color.float, color: vars.color.text } },
  }),
  inLayer('patterns', hovered({ color: vars.color.text })),
]);
globalStyle(`${item}[aria-current="page"] svg`, inLayer('patterns', { color: vars.color.accentText }));

export const foot = style(inLayer('patterns', { marginBlockStart: 'auto', padding: vars.space[4] }));
