const NOON = 1_763_000_000;
const DAY = 86_400;

/**
 * The luck draw of the samples: a round under way with two spins left.
 *
 * @example
 * sampleDraw.round.times; // => 2
 */
export const sampleDraw = {
  config: {
    info: { am: 100, day: 3, spinPerInvite: 1, spinPerDep: 1, minDep: 200 },
    a_c: [
      { type: 1, am: 8, odds: 20 },
      { type: 2, am: 0, odds: 15 },
      { type: 1, am: 28, odds: 6 },
      { type: 3, am: 0, odds: 10 },
      { type: 1, am: 5, odds: 25 },
      { type: 1, am: 58, odds: 1.5 },
      { type: 2, am: 0, odds: 20 },
      { type: 4, am: 88, odds: 2.5 },
    ],
    mystery: [2, 5, 20],
  },
  round: { logid: 70, am: 62.5, goal: 100, times: 2, etime: NOON + 2 * DAY, state: 1, invites: 1 },
  spin: { logid: 75, logtime: NOON, type: 1, am: 28, index: 2, src: 'invite', state: 2 },
} as const;
