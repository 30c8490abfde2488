/** What other topics use: all of it but format.ts, so that they do not bring dayjs. */
export { checkBirthday, dayWeekday, isCalendarDay } from './days';
export { epochMillisecondsFrom, epochSecondsFrom } from './instants';
export type { EpochMilliseconds, EpochSeconds } from './instants';
export { manilaDate, manilaDay, manilaDayStart, secondsPerDay } from './manila';
export type { DayKey } from './manila';
