import { style } from '@vanilla-extract/css';

import { filling, fromWidth, shortScreen } from '../../theme/styleRules';
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
        aspectRatio: '358 / 126',
        '@media': {
          ...shortScreen({ aspectRatio: '358 / 92' }),
          // Across a wide column it is a strip, so that the games below it are in sight.
          ...fromWidth('halves', { aspectRatio: '700 / 132' }),
        },
      },
      '&[data-shape="cardHead"]': { borderRadius: 0 },
      '&[data-shape="cardHead"]::before': { aspectRatio: '358 / 112' },
    },
  }),
);

export const picture = style(
  inLayer('player', {
    ...filling,
    inset: '0 0 0 auto',
    zIndex: -1,
    // On a wide screen it stands whole at the end, and fades into the ground behind live words.
    '@media': fromWidth('halves', { width: 'auto' }),
    selectors: {
      '&[alt=""]': {
        '@media': fromWidth('halves', { maskImage: 'linear-gradient(90deg, transparent, #000 40%)' }),
      },
    },
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
    maxWidth: 'max(70%, min(100%, 11rem))',
    padding: `${vars.space[1]} ${vars.space[4]}`,
    overflowWrap: 'anywhere',
    background: `linear-gradient(90deg, ${vars.color.media}, transparent)`,
  }),
);

export const overline = style(
  inLayer('player', {
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    '@media': shortScreen({ display: 'none' }),
  }),
);

export const title = style(
  inLayer('player', {
    font: vars.type.head,
    fontSize: '1.25rem',
    lineHeight: '1.5rem',
    '@media': shortScreen({ fontSize: '1.125rem', lineHeight: '1.375rem' }),
    letterSpacing: vars.tracking.head,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

/** Behind its words as a picture of theirs: an element of its own would move when the font comes. */
const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 8h11M9 4l4 4-4 4' stroke='%23fff' stroke-width='1.6' fill='none'/%3E%3C/svg%3E")`;

export const call = style(
  inLayer('player', {
    alignSelf: 'start',
    paddingInlineEnd: vars.space[5],
    background: `${arrow} right / 1rem no-repeat`,
    marginBlockStart: vars.space[1],
    font: vars.type.sm,
    fontWeight: 600,
  }),
);
