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
import type { ComponentProps } from 'react';
import type { Icon } from '@kislap/ui';
import type { Shelf } from '../../../games/shelves';

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
