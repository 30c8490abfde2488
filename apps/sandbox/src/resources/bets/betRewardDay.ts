import { isCalendarDay } from '@kislap/domain';

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;

/** The Manila day whose bet reward an id names (20251121 is 2025-11-21); `undefined` for any other reward. */
export function betRewardDay(id: number | undefined): string | undefined {
  const [, year, month, date] = COMPACT_DAY.exec(String(id)) ?? [];
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : undefined;
}
