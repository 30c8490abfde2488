import type { Game } from '../contract/games';

const common = { pf: 'KIS', isNew: 0, s: 1, demo: 1, rtp: 96, min: 1, max: 500, weight: 100 } as const;

/**
 * Four games in three categories, one of them closed.
 *
 * @example
 * sampleGames.filter(({ s }) => s === 1).length; // => 3
 */
export const sampleGames: Game[] = [
  { ...common, gc: 'sampaguita', name: 'Sampaguita Spins', img: '', cat: 'slot', hot: 1, sort: 1 },
  { ...common, gc: 'jeepney', name: 'Jeepney Dash', img: '', cat: 'crash', hot: 0, sort: 2 },
  { ...common, gc: 'lucky-nine', name: 'Lucky Nine', img: '', cat: 'card', hot: 0, sort: 3, isNew: 1 },
  { ...common, gc: 'parol', name: 'Parol Lights', img: '', cat: 'slot', hot: 0, sort: 4, s: 0 },
];
