import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const row = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minHeight: vars.size.touch,
    cursor: 'pointer',
  }),
);

export const words = style(inLayer('primitives', { flex: '1 1 0%', minWidth: 0 }));

export const description = style(
  inLayer('primitives', { display: 'block', font: vars.type.cap, color: vars.color.textMuted }),
);

export const track = style(
  inLayer('primitives', { position: 'relative', flex: 'none', width: '52px', height: '32px' }),
);

export const native = style(
  inLayer('primitives', {
    appearance: 'none',
    margin: 0,
    width: '100%',
    height: '100%',
    borderRadius: '16px',
    background: vars.color.high,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}`,
    cursor: 'pointer',
    transition: `background ${vars.duration.fast} ${vars.ease.std}`,
    selectors: {
      '&:checked': { background: vars.color.accent, boxShadow: 'none' },
      '&:disabled': { background: vars.color.raised, cursor: 'default' },
    },
  }),
);

export const thumb = style(
  inLayer('primitives', {
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineStart: '5px',
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    background: vars.color.textMuted,
    pointerEvents: 'none',
    transition: `transform ${vars.duration.base} ${vars.ease.std}`,
    selectors: {
      'input:checked + &': { transform: 'translateX(20px)', background: vars.color.onAccent },
      'input:disabled + &': { background: vars.color.textSubtle },
    },
  }),
);
