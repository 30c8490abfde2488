import { formatMoney } from '@kislap/domain';
import type { CheckInOffer, Money, RepairChance } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { CheckInWeek } from './CheckInWeek';

/** A heading and the sentence under it. */
export interface WeekTitle {
  readonly title: string;
  readonly detail: string;
}

const pesos = (amount: Money) => `₱${formatMoney(amount)}`;

/** What a player reads above the fan: how far the week is, and what is to be done first. */
export function weekTitle(
  { days, blades, offer, chance, endsAt }: CheckInWeek,
  text: TranslateText,
): WeekTitle {
  const n = days.filter(({ state }) => state === 'signed').length;
  switch (offer.type) {
    case 'repair':
      return { title: text('sign.mendTitle'), detail: text('sign.repairText', { n: offer.day.day }) };
    case 'checkIn': {
      if (chance !== undefined) return { title: text('sign.mendTitle'), detail: chanceText(chance, text) };
      // Only what can still be reached is held out.
      const best = blades.findLast(({ state }) => state !== 'missed') ?? offer.day;
      const amount = pesos(best.reward.prize);
      return { title: text('sign.openTitle'), detail: text('sign.daysIn', { n, amount }) };
    }
    case 'done':
      return doneTitle(offer, { n, isLastDay: endsAt !== undefined }, text);
  }
}

function doneTitle(
  { next }: Extract<CheckInOffer, { type: 'done' }>,
  { n, isLastDay }: { readonly n: number; readonly isLastDay: boolean },
  text: TranslateText,
): WeekTitle {
  // A plan without days is no week that was won.
  if (next === undefined && n === 0) return { title: text('sign.openTitle'), detail: '' };
  if (next === undefined) return { title: text('sign.wholeTitle'), detail: text('sign.wholeText') };
  const title = text('sign.doneTitle');
  if (isLastDay) return { title, detail: text('sign.doneWeekText', { n }) };
  return { title, detail: text('sign.doneText', { n, amount: pesos(next.reward.prize) }) };
}

function chanceText({ day, dayDeposit, dayTurnover }: RepairChance, text: TranslateText): string {
  if (dayDeposit !== undefined) return text('sign.chanceDeposit', { n: day, amount: pesos(dayDeposit) });
  return text('sign.chanceFlow', { n: day, amount: dayTurnover === undefined ? '' : pesos(dayTurnover) });
}
