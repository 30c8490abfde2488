import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  cherriesRegular,
  clockCounterClockwiseRegular,
  diceFiveRegular,
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
  dice: diceFiveRegular,
  crash: lightningFill,
  arcade: gameControllerRegular,
  sport: starRegular,
} as const satisfies Record<Shelf, ComponentProps<typeof Icon>['glyph']>;

/** The sign of a shelf of games. */
export const shelfGlyph = (shelf: Shelf): ComponentProps<typeof Icon>['glyph'] => glyphs[shelf];

/** What a shelf of games is called. */
export function shelfName(shelf: Shelf, text: TranslateText): string {
  switch (shelf) {
    case 'hot':
      return text('game.hot');
    case 'favorites':
      return text('game.fav');
    case 'recent':
      return text('game.recent');
    case 'all':
      return text('game.all');
    default:
      return categoryName(shelf, text);
  }
}
