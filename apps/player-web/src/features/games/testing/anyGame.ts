import type { Game } from '@kislap/api';

/** A game like any other but for what a test is about. */
export function anyGame(facts: Partial<Game>): Game {
  return {
    code: 'parol-nights',
    platformCode: 'KSL',
    name: 'Parol Nights',
    image: '/parol.svg',
    category: 'slot',
    isHot: false,
    isNew: false,
    sort: 1,
    hasDemo: false,
    isOpen: true,
    ...facts,
  };
}
