import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Beside each other while the words have room for a few of them in a line, else below each other. */
export const intro = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlockStart: vars.space[2],
  }),
);

export const picture = style(inLayer('patterns', { flex: '0 0 116px' }));

export const words = style(
  inLayer('patterns', { flex: '1 1 10rem', minWidth: 0, font: vars.type.sm, color: vars.color.textMuted }),
);
