import { style } from '@vanilla-extract/css';

import { filling } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const banner = style(
  inLayer('player', {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    overflow: 'hidden',
    '@supports': { '(overflow: clip)': { overflow: 'clip' } },
    borderRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.sleeve,
    background: `linear-gradient(225deg, transparent, ${vars.color.media}), linear-gradient(${vars.color.media}, ${vars.color.media}), ${vars.color.festiveDeep}`,
    color: vars.color.onMedia,
    textAlign: 'start',
    selectors: {
      /** The shape of the drawing, which longer words may outgrow. */
      '&::before': {
        content: '',
        gridArea: '1 / 1',
        alignSelf: 'start',
        width: '100%',
        aspectRatio: '358 / 148',
      },
      '&[data-shape="cardHead"]': { borderRadius: 0 },
      '&[data-shape="cardHead"]::before': { aspectRatio: '358 / 112' },
    },
  }),
);

export const picture = style(
  inLayer('player', {
    ...filling,
    zIndex: -1,
  }),
);

/** The words stand left of the subject, over a scrim that keeps them readable on any picture. */
export const words = style(
  inLayer('player', {
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    // Large letters take the room of the subject before a word is broken.
    maxWidth: 'max(62%, min(100%, 11rem))',
    padding: vars.space[4],
    overflowWrap: 'anywhere',
    background: `linear-gradient(90deg, ${vars.color.media}, transparent)`,
  }),
);

export const overline = style(inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap }));

export const title = style(
  inLayer('player', {
    font: vars.type.head,
    fontSize: '1.25rem',
    lineHeight: '1.5rem',
    letterSpacing: vars.tracking.head,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const call = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginBlockStart: vars.space[2],
    font: vars.type.sm,
    fontWeight: 600,
  }),
);
