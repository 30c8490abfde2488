import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { picture, title, words } from './Banner.css';

/**
 * A banner that a whole screen is about, in the shape of its drawing: cut, its subject would come to lie under the words.
 * By a class of its own, which the page of the first view does not carry.
 */
export const hero = style(
  inLayer('player', { selectors: { '&[data-shape="hero"]::before': { aspectRatio: '358 / 148' } } }),
);

// Long words outgrow its drawing: the subject stays, and the ground behind the words is cut.
globalStyle(`${hero} > ${picture}`, inLayer('player', { objectPosition: '100% 50%' }));

// Large words beside a subject that fills more than its third: they end before it.
globalStyle(`${hero} > ${words}`, inLayer('player', { maxWidth: 'max(58%, min(100%, 11rem))' }));

globalStyle(
  `${hero} ${title}`,
  inLayer('player', { font: vars.type.display, letterSpacing: vars.tracking.display }),
);
