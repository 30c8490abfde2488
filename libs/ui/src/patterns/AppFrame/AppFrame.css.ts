import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { fromWidth } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

/** Wider than this, lines of games and lists would fall apart. */
const WIDEST = '880px';

export const ground = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.size.column})`,
    justifyContent: 'center',
    height: '100vh',
    background: vars.color.sunken,
    '@supports': { '(height: 100dvh)': { height: '100dvh' } },
    '@media': {
      ...fromWidth('rail', {
        gridTemplateColumns: `200px minmax(0, ${WIDEST})`,
        columnGap: vars.space[4],
        paddingInline: vars.space[3],
      }),
      ...fromWidth('panel', { gridTemplateColumns: `200px minmax(0, ${WIDEST}) ${vars.size.rail}` }),
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
    '@media': fromWidth('rail', { boxShadow: `0 0 0 1px ${vars.color.line}` }),
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
    '@media': fromWidth('rail', { display: 'block' }),
  }),
);

export const widestOnly = style(
  inLayer('patterns', {
    display: 'none',
    minHeight: 0,
    overflowY: 'auto',
    paddingBlock: vars.space[8],
    '@media': fromWidth('panel', { display: 'block' }),
  }),
);

export const phoneOnly = style(
  inLayer('patterns', { flex: 'none', '@media': fromWidth('rail', { display: 'none' }) }),
);
