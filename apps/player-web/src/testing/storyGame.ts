import type { Game } from '@kislap/api';
import { moneyFromPeso } from '@kislap/domain';
import { gamePictures } from '@kislap/ui/testing';
import { anyGame } from '../games/testing/anyGame';

/** The game of the stories of game overlays, but for what a story is about. */
export const storyGame = (facts: Partial<Game> = {}): Game =>
  anyGame({
    code: 'sampaguita',
    platformCode: 'KIS',
    name: 'Sampaguita Spins',
    image: gamePictures[0] ?? '',
    isHot: true,
    hasDemo: true,
    returnPercent: 96,
    minBet: moneyFromPeso(1),
    maxBet: moneyFromPeso(500),
    turnoverPercent: 100,
    ...facts,
  });
