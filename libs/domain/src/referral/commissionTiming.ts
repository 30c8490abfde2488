const secondsPerHour = 3600;
const opensAtHour = 6;

/** Commission rule: a day's commission can be claimed from 06:00 of the next Manila day. */
export const commissionTiming = {
  secondsPerDay: 24 * secondsPerHour,
  opensAfterSeconds: (24 + opensAtHour) * secondsPerHour,
} as const;
