import { globalStyle, style } from '@vanilla-extract/css';

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
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.accentText}` },
      // Its icon alone, until it is used: no script is needed to unfold it.
      '&[data-folded]': { minHeight: vars.size.touch, borderRadius: vars.radius.button },
      '&[data-folded]:not(:focus-within)': {
        position: 'relative',
        flex: 'none',
        width: vars.size.touch,
        paddingInlineStart: vars.space[3],
        background: vars.color.raised,
        boxShadow: 'none',
      },
    },
  }),
);

export const line = style(inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space[2] }));
globalStyle(`${line} > ${well}`, inLayer('patterns', { flex: 1, minWidth: 0 }));

/** Up to the edge of the screen; what is scrolled in it goes under the edge of the field. */
export const beside = style(
  inLayer('patterns', {
    flex: 1,
    minWidth: 0,
    marginInlineEnd: '-16px',
    paddingInlineEnd: '16px',
    overflow: 'hidden',
    selectors: { [`${well}:focus-within + &`]: { display: 'none' } },
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
globalStyle(
  `${well}[data-folded]:not(:focus-within) > ${input}`,
  inLayer('patterns', { position: 'absolute', inset: 0, opacity: 0 }),
);
