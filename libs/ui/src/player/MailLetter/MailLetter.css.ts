import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const letter = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inLayer('player', { font: vars.type.md, color: vars.color.textMuted, whiteSpace: 'pre-line' }),
);

/** An address in the middle of words: underlined, so that it is found without its colour. */
export const address = style(
  inLayer('player', { color: vars.color.accentText, textDecoration: 'underline', overflowWrap: 'anywhere' }),
);

export const attachment = style(
  inLayer('player', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);
