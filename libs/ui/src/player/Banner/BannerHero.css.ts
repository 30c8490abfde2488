import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { picture, title, words } from './Banner.css';

/** The height of the bar that lies on it. */
const head = `(${vars.size.bar} + ${vars.safe.top})`;

/**
 * The head of a screen about one offer, from edge to edge and from its top on: what leads out lies on the picture. Below
 * that in the shape of its drawing: cut further, its subject would come to lie under the words.
 * By a class of its own, which the page of the first view does not carry.
 */
export const hero = style(
  inLayer('player', {
    width: 'auto',
    marginInline: `calc(${vars.size.gutter} * -1)`,
    paddingBlockStart: `calc${head}`,
    borderRadius: 0,
    selectors: { '&[data-shape="hero"]::before': { aspectRatio: '358 / 148' } },
  }),
);

// Long words outgrow its drawing: the subject stays, and the ground behind the words is cut.
globalStyle(`${hero} > ${picture}`, inLayer('player', { objectPosition: '100% 50%' }));

// Large words beside a subject that fills more than its third: they end before it.
// Their scrim goes up behind what leads out: it has no edge of its own.
globalStyle(
  `${hero} > ${words}`,
  inLayer('player', {
    maxWidth: 'max(58%, min(100%, 11rem))',
    marginBlockStart: `calc(${head} * -1)`,
    paddingBlockStart: `calc${head}`,
  }),
);

globalStyle(
  `${hero} ${title}`,
  inLayer('player', { font: vars.type.display, letterSpacing: vars.tracking.display }),
);
