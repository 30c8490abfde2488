import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Width from which the rail replaces the tab bar, and from which the side panel has room. */
const RAIL = '(min-width: 744px)';
const PANEL = '(min-width: 1024px)';

export const ground = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.size.column})`,
    justifyContent: 'center',
    height: '100vh',
    background: vars.color.sunken,
    // A dialog takes pointers from the document. What it covers is inert already, and need not inherit that too: the
    // styles of everything behind would be computed once more before the dialog shows.
    pointerEvents: 'auto',
    '@supports': { '(height: 100dvh)': { height: '100dvh' } },
    '@media': {
      [RAIL]: { gridTemplateColumns: `220px minmax(0, ${vars.size.column})`, columnGap: vars.space[8] },
      [PANEL]: {
        gridTemplateColumns: `minmax(240px, ${vars.size.rail}) ${vars.size.column} ${vars.size.rail}`,
      },
    },
  }),
);

export const column = style(
  inLayer('patterns', {
    position: 'relative',
    isolation: 'isolate',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    background: vars.color.bg,
    '@media': { [RAIL]: { boxShadow: `0 0 0 1px ${vars.color.line}` } },
  }),
);

export const screen = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', height: '100%' }),
);

export const page = style(inLayer('patterns', { flex: 1, minHeight: 0, position: 'relative' }));

export const wideOnly = style(
  inLayer('patterns', {
    display: 'none',
    minHeight: 0,
    overflowY: 'auto',
    '@media': { [RAIL]: { display: 'block' } },
  }),
);

export const widestOnly = style(
  inLayer('patterns', {
    display: 'none',
    minHeight: 0,
    overflowY: 'auto',
    paddingBlock: vars.space[8],
    '@media': { [PANEL]: { display: 'block' } },
  }),
);

export const phoneOnly = style(
  inLayer('patterns', { flex: 'none', '@media': { [RAIL]: { display: 'none' } } }),
);
