import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  cherriesRegular,
  clockCounterClockwiseRegular,
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
  dice: gameControllerRegular,
  crash: lightningFill,
  sport: starRegular,
} as const satisfies Record<Shelf, ComponentProps<typeof Icon>['glyph']>;

/** The sign of a shelf of games. */
export const shelfGlyph = (shelf: Shelf): ComponentProps<typeof Icon>['glyph'] => glyphs[shelf];
