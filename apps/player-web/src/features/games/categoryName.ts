import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  cherriesRegular,
  clockCounterClockwiseRegular,
  diceThreeRegular,
  fireFill,
  fishSimpleRegular,
  gameControllerRegular,
  gridNineRegular,
  heartRegular,
  lightningFill,
  spadeRegular,
  squaresFourRegular,
  starRegular,
  videoCameraRegular,
} from '@kislap/ui';
import type { Icon } from '@kislap/ui';
import type { ComponentProps } from 'react';
import type { Shelf } from './shelves';

const names: ReadonlyMap<string, MessageId> = new Map<string, MessageId>([
  ['slot', 'game.slots'],
  ['fish', 'game.fish'],
  ['live', 'game.live'],
  ['bingo', 'game.bingo'],
  ['card', 'game.cards'],
  ['dice', 'game.dice'],
  ['crash', 'game.crash'],
  ['arcade', 'game.arcade'],
  ['sport', 'game.sports'],
]);

/** What kind of game it is, in the player's language; categories of the operator's own are "Other games". */
export function categoryName(category: string, text: TranslateText): string {
  return text(names.get(category) ?? 'game.other');
}

const glyphs = {
  hot: fireFill,
  favorites: heartRegular,
  recent: clockCounterClockwiseRegular,
  all: squaresFourRegular,
  slot: cherriesRegular,
  fish: fishSimpleRegular,
  live: videoCameraRegular,
  bingo: gridNineRegular,
  card: spadeRegular,
  dice: diceThreeRegular,
  crash: lightningFill,
  arcade: gameControllerRegular,
  sport: starRegular,
} as const satisfies Record<Shelf, ComponentProps<typeof Icon>['glyph']>;

/** The sign of a shelf of games. */
export const shelfGlyph = (shelf: Shelf): ComponentProps<typeof Icon>['glyph'] => glyphs[shelf];

const ownNames: Partial<Record<Shelf, MessageId>> = {
  hot: 'game.hot',
  favorites: 'game.fav',
  recent: 'game.recent',
  all: 'game.all',
};

/** What a shelf of games is called. */
export function shelfName(shelf: Shelf, text: TranslateText): string {
  const own = ownNames[shelf];
  return own ? text(own) : categoryName(shelf, text);
}
