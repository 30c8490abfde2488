import { formatPeso } from '@kislap/domain';
import type { CheckInOffer, RepairChance } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { CheckInWeek } from '../../features/check-in/checkInWeek';

/** A heading and the sentence under it. */
interface WeekTitle {
  readonly title: string;
  readonly detail: string;
}

/** What a player reads above the fan: how far the week is, and what is to be done first. */
export function weekTitle(week: CheckInWeek, text: TranslateText): WeekTitle {
  const { days, offer, chance, endsAt } = week;
  const n = days.filter(({ state }) => state === 'signed').length;
  switch (offer.type) {
    case 'repair':
      return { title: text('sign.mendTitle'), detail: text('sign.repairText', { n: offer.day.day }) };
    case 'checkIn': {
      if (chance !== undefined) return { title: text('sign.mendTitle'), detail: chanceText(chance, text) };
      // "Check in today" would be untrue above a button that says what is missing.
      const title = text(offer.isReady ? 'sign.openTitle' : 'sign.week');
      return { title, detail: reachText(week, { n, current: offer.day.day }, text) };
    }
    case 'done':
      return doneTitle(offer, { n, isLastDay: endsAt !== undefined }, text);
  }
}

/** What coming back every day leads to. A sentence about the seventh day tells the seventh day's own prize. */
function reachText(
  { days, reach }: CheckInWeek,
  { n, current }: { readonly n: number; readonly current: number },
  text: TranslateText,
): string {
  const last = days[reach - 1];
  const amount = last === undefined ? '' : formatPeso(last.reward.prize);
  if (reach === days.length) {
    return current === reach ? text('sign.seventhToday', { amount }) : text('sign.daysIn', { n, amount });
  }
  return text(current === reach ? 'sign.reachLast' : 'sign.reach', { n, day: reach, amount });
}

function doneTitle(
  { next }: Extract<CheckInOffer, { type: 'done' }>,
  { n, isLastDay }: { readonly n: number; readonly isLastDay: boolean },
  text: TranslateText,
): WeekTitle {
  if (next === undefined) return { title: text('sign.wholeTitle'), detail: text('sign.wholeText') };
  const title = text('sign.doneTitle');
  if (isLastDay) return { title, detail: text('sign.doneWeekText', { n }) };
  return { title, detail: text('sign.doneText', { n, amount: formatPeso(next.reward.prize) }) };
}

/** What the repair of a missed day still asks for today. */
export function chanceText({ day, dayDeposit, dayTurnover }: RepairChance, text: TranslateText): string {
  if (dayDeposit !== undefined) return text('sign.chanceDeposit', { n: day, amount: formatPeso(dayDeposit) });
  return text('sign.chanceFlow', {
    n: day,
    amount: dayTurnover === undefined ? '' : formatPeso(dayTurnover),
  });
}
