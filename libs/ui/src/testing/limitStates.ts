import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';

const now = 1_763_643_873;
const DAY = 86_400;
const weekly = (used: number) =>
  ({ kind: 'money', most: moneyFromPeso(10_000), used: moneyFromPeso(used) }) as const;
const raiseStarting = (startsAt: number) => ({
  to: { kind: 'money', most: moneyFromPeso(20_000) } as const,
  startsAt: epochSecondsFrom(startsAt),
  now: epochSecondsFrom(now),
});

/** Every state of a limit, for the stories of all that shows one. */
export const limitStates = {
  used: { title: 'Deposit per week', limit: weekly(4000), resetsAt: epochSecondsFrom(1_763_913_600) },
  untouched: { limit: { ...weekly(0), used: zeroMoney } },
  /** Full by an order that is not paid yet. */
  reserved: { limit: { ...weekly(10_000), reserved: moneyFromPeso(6000) } },
  reached: { limit: weekly(10_000) },
  /** A limit that was lowered below what is already used. */
  exceeded: { limit: { ...weekly(4000), most: moneyFromPeso(1000) } },
  ofTime: {
    title: 'Time per day',
    limit: { kind: 'minutes', most: 120, used: 75 },
    resetsAt: undefined,
  },
  noLimit: { title: 'Time per day', limit: { kind: 'none' }, resetsAt: undefined },
  raiseWaits: { raise: raiseStarting(now + DAY) },
  /** The wait is over: it starts when the player confirms it again, not by itself. */
  raiseReady: { raise: { ...raiseStarting(now - DAY), endsAt: epochSecondsFrom(now + 6 * DAY) } },
  /** The limit itself is to go; until then it holds. */
  removalWaits: { raise: { ...raiseStarting(now + DAY), to: { kind: 'none' } } },
  removalReady: { raise: { ...raiseStarting(now - DAY), to: { kind: 'none' } } },
  absurdAmount: {
    title: 'Deposit limit sa loob ng isang linggo',
    limit: { kind: 'money', most: moneyFromPeso('900719925474.09'), used: moneyFromPeso('0.01') },
  },
} as const;
