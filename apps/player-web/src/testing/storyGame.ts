import type { Game } from '@kislap/api';
import { moneyFromPeso } from '@kislap/domain';
import { anyGame } from '../features/games/testing/anyGame';
import { storyArt } from './storyArt';

/** The game of the stories of game overlays, but for what a story is about. */
export const storyGame = (facts: Partial<Game> = {}): Game =>
  anyGame({
    code: 'sampaguita',
    platformCode: 'KIS',
    name: 'Sampaguita Spins',
    image: storyArt.game('sampaguita-spin'),
    isHot: true,
    hasDemo: true,
    returnPercent: 96,
    minBet: moneyFromPeso(1),
    maxBet: moneyFromPeso(500),
    turnoverPercent: 100,
    ...facts,
  });
