import {
  addManilaMonths,
  checkBirthday,
  dayWeekday,
  epochSecondsFrom,
  formatManila,
  isCalendarDay,
  manilaDay,
  manilaDaysBack,
  manilaWeekday,
  manilaWeekEnd,
} from '@kislap/domain';

export const timeByDomain = (epoch: number | null | undefined): string =>
  formatManila(epoch === null || epoch === undefined ? epoch : epochSecondsFrom(epoch));

export function dayByDomain(epoch: number) {
  const instant = epochSecondsFrom(epoch);
  const day = manilaDay(instant);
  return {
    day,
    weekday: manilaWeekday(instant),
    weekdayOfDay: dayWeekday(day),
    weekEnd: Number(manilaWeekEnd(instant)),
    month: manilaDaysBack(instant, 30).toSorted(),
  };
}

export const isDayByDomain = isCalendarDay;

export function birthdayByDomain(birthday: string, epoch: number): string {
  const checked = checkBirthday(birthday, epochSecondsFrom(epoch));
  return checked.ok ? checked.value : checked.reason;
}

export const monthsByDomain = ({
  epoch,
  months,
}: {
  readonly epoch: number;
  readonly months: number;
}): number => addManilaMonths(epochSecondsFrom(epoch), months);
