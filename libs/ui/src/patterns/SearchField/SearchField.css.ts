import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const well = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.field,
    paddingInlineStart: vars.space[4],
    borderRadius: vars.radius.md,
    background: vars.color.field,
    color: vars.color.textMuted,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.accentText}` } },
  }),
);

export const input = style(
  inLayer('patterns', {
    flex: 1,
    minWidth: 0,
    minHeight: vars.size.field,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: vars.type.md,
    color: vars.color.text,
    selectors: {
      '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);
