import type { FairInfoRow, FairSeedRow } from '../contract/fairness';

const NOON = 1_763_000_000;

/**
 * What rounds follow from, three rounds after the seed began.
 *
 * @example
 * sampleFairInfo.nonce; // => 3
 */
export const sampleFairInfo: FairInfoRow = {
  gc: 'color-perya',
  commit: 'b2d1f4c0a39e7768510c2f5d94be83a6e1704f9d2c6b58e30a17d9c4f5826b3e',
  next: '4f0d7be2619ca385d42e90f7c1b86a53e9271d0f84c5a36b7e92d01f58c4ba67',
  head: '97c3e5a1048bd26f1e7a90c4d3b5826f0a1c9e7d5b42f86310de94a7c2b5f813',
  clientSeed: 'kislap',
  nonce: 3,
  predictable: 0,
};

/**
 * A revealed seed: two rounds of a number game that were played, and one that was refused and would have paid.
 *
 * @example
 * sampleFairSeed.rounds.map(({ state }) => state); // => [2, 1, 1]
 */
export const sampleFairSeed: FairSeedRow = {
  commit: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'kislap',
  rounds: [
    {
      nonce: 2,
      LogID: 0,
      bet: 'over-89',
      BetScore: 500_000,
      WinScore: 4_800_000,
      state: 2,
      LogTime: NOON + 20,
    },
    {
      nonce: 1,
      LogID: 32,
      bet: 'under-50',
      BetScore: 100_000,
      WinScore: 0,
      state: 1,
      LogTime: NOON + 10,
    },
    {
      nonce: 0,
      LogID: 31,
      bet: 'under-50',
      BetScore: 100_000,
      WinScore: 192_000,
      state: 1,
      LogTime: NOON,
    },
  ],
};
