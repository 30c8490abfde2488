import type { DataOf } from '@kislap/api/testing';
import { sampleGames } from '@kislap/api/testing';
import { storyArt } from './storyArt';

const pictures = ['sampaguita-spin', 'jeepney-jackpot', 'lucky-nine', 'parol-nights'] as const;

const game = { pf: 'KIS', hot: 0, isNew: 0, s: 1, demo: 1, rtp: 96, min: 1, max: 500, weight: 100 } as const;
const more = [
  { gc: 'pearl-diver', name: 'Pearl Diver', cat: 'slot' },
  { gc: 'mayon-blaze', name: 'Mayon Blaze', cat: 'slot' },
  { gc: 'color-perya', name: 'Color Perya', cat: 'dice' },
  { gc: 'bingo-barrio', name: 'Bingo Barrio', cat: 'bingo' },
  { gc: 'baccarat-bituin', name: 'Baccarat Bituin', cat: 'card' },
] as const;

/** The sample games and some more, as they look in the lobby. */
export const storyGames: DataOf<'gameList'> = [
  ...sampleGames.map((sample, index) => ({ ...sample, img: storyArt.game(pictures[index] ?? '') })),
  ...more.map((facts, index) => ({ ...game, ...facts, img: storyArt.game(facts.gc), sort: 5 + index })),
];
