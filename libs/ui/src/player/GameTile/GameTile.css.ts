import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { clamped, shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';
import { picture } from './GamePicture.css';

export const tile = style(inLayer('player', { position: 'relative', minWidth: 0 }));

export const open = style(inLayer('player', { display: 'block', width: '100%', textAlign: 'start' }));

export const frame = style([
  picture,
  inLayer('player', {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 4',
    // A low screen shows its first row whole.
    '@media': shortScreen({ aspectRatio: '1' }),
    borderRadius: vars.radius.md,
    selectors: { [`${tile}[data-resting="true"] img&`]: { filter: 'grayscale(1) brightness(.55)' } },
  }),
]);

export const tag = style(
  inLayer('player', { position: 'absolute', insetBlockStart: '6px', insetInlineStart: '6px' }),
);

/** With it two lines of a name are as high as one of a name and one of a category. */
const nameLineRem = 1.04166;
export const WORDS_HEIGHT = `${2 * nameLineRem}rem`;

/**
 * Two lines, whatever they hold, so that nothing moves when the font comes: a name of two lines takes the place of the
 * category, which then begins a column that nobody sees.
 */
export const words = style(
  inLayer('player', {
    display: 'flex',
    flexFlow: 'column wrap',
    height: WORDS_HEIGHT,
    marginBlockStart: vars.space[2],
    overflow: 'hidden',
    // That it cannot be opened is always said.
    selectors: { [`${tile}[data-resting="true"] &`]: { flexWrap: 'nowrap', height: 'auto' } },
  }),
);

export const name = style(
  inLayer('player', {
    ...clamped(2),
    // A word that is too wide ends in dots, not in two parts.
    overflowWrap: 'normal',
    textOverflow: 'ellipsis',
    width: '100%',
    font: vars.type.cap,
    fontSize: '0.8125rem',
    lineHeight: `${nameLineRem}rem`,
    fontWeight: 600,
    color: vars.color.text,
  }),
);

export const category = style(
  inLayer('player', {
    width: '100%',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** 44 px to press, 28 to see. */
export const heart = style(
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    color: vars.color.onMedia,
    background: `radial-gradient(circle, ${vars.color.media} 13.7px, transparent 14.3px)`,
  }),
);
