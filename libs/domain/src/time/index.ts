export { birthYears, checkBirthday, dayWeekday, isCalendarDay } from './days';
export { formatManila } from './format';
export { epochMillisecondsFrom, epochSecondsFrom } from './instants';
export type { EpochMilliseconds, EpochSeconds } from './instants';
export { addManilaMonths, manilaDay, manilaDaysBack, manilaWeekday, manilaWeekEnd } from './manila';
export type { DayKey } from './manila';
