import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** The whole well is the file input, which lies over it and cannot be seen. */
export const well = style(
  inLayer('player', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minHeight: '196px',
    padding: vars.space[4],
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    background: vars.color.field,
    color: vars.color.textMuted,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    selectors: {
      '&[data-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.failText}` },
      '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);

export const picture = style(
  inLayer('player', {
    maxWidth: '100%',
    maxHeight: '260px',
    borderRadius: vars.radius.sm,
    objectFit: 'contain',
  }),
);

export const action = style(
  inLayer('player', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    font: vars.type.md,
    fontWeight: 600,
    color: vars.color.accentText,
    textAlign: 'center',
  }),
);

export const input = style(
  inLayer('player', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
);
