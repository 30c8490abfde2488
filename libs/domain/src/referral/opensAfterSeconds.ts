/** Commission rule: a day's commission can be claimed from 06:00 of the next Manila day, 30 hours after it began. */
export const opensAfterSeconds = 108_000;
