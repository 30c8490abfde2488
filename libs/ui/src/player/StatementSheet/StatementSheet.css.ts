import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const sheet = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

/** On paper nothing scrolls; on a narrow screen the table does, and nothing around it. */
export const scroller = style(
  inLayer('player', { overflowX: 'auto', '@media': { print: { overflow: 'visible' } } }),
);

export const table = style(inLayer('player', { width: '100%', font: vars.type.cap }));

export const row = style(
  inLayer('player', { borderBlockEnd: `1px solid ${vars.color.line}`, breakInside: 'avoid' }),
);

const padding = `${vars.space[1]} ${vars.space[2]}`;

export const cell = style(inLayer('player', { padding, textAlign: 'start', whiteSpace: 'nowrap' }));

export const figure = style(inLayer('player', { padding, textAlign: 'end', whiteSpace: 'nowrap' }));

/** A round has a long one. */
export const reference = style(
  inLayer('player', { padding, textAlign: 'start', overflowWrap: 'anywhere', minWidth: '5rem' }),
);
