const daySeconds = 86_400;
/** Manila is eight hours ahead, all year. */
const aheadSeconds = 28_800;
const daysInWeek = 7;
/** 1 January 1970 was a Thursday: so many days after a Monday. */
const sinceMonday = 3;

/**
 * When the windows of a limit end, each exclusive, in epoch seconds.
 *
 * @param nowSeconds in epoch seconds
 */
export function endsOfWindows(nowSeconds: number) {
  const today = Math.floor((nowSeconds + aheadSeconds) / daySeconds);
  const startOf = (day: number) => day * daySeconds - aheadSeconds;
  const date = new Date(today * daySeconds * 1000);
  const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
  return {
    day: startOf(today + 1),
    week: startOf(today - ((today + sinceMonday) % daysInWeek) + daysInWeek),
    month: nextMonth - aheadSeconds,
  };
}
