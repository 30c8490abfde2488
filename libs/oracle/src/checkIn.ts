import { isOrderIn } from './channels';
import { upToCentavos, type Score } from './money';

export interface Week {
  readonly SignTimes: number;
  readonly IsSignToday: boolean;
  readonly IsRenewToday: boolean;
  readonly weekday: number;
  /** Whether each of the seven days has renew rules. */
  readonly renewable: readonly boolean[];
}

export interface SignDay {
  readonly day: number;
  readonly state: 'signed' | 'current' | 'locked';
  readonly repair: boolean;
  readonly offer: 'checkIn' | 'repair' | 'tomorrow' | 'next' | 'none';
}

/** Description, section 4, rules, section 8: the seven days. */
export const weekOf = (week: Week): readonly SignDay[] =>
  week.renewable.map((_, at) => {
    const day = at + 1;
    const isCurrent = day === week.SignTimes + 1;
    const repair = isRepairable(week, day);
    const state = isCurrent ? 'current' : day <= week.SignTimes ? 'signed' : 'locked';
    return { day, state, repair, offer: isCurrent ? offerOfCurrent(week, repair) : repair ? 'next' : 'none' };
  });

/** Not signed, not signed today, a renewal today, within the current weekday, with renew rules. */
function isRepairable(
  { SignTimes, IsSignToday, IsRenewToday, weekday, renewable }: Week,
  day: number,
): boolean {
  return day > SignTimes && !IsSignToday && IsRenewToday && day <= weekday && renewable[day - 1] === true;
}

/** The day to sign: closed until tomorrow, really a missed one, or today's. */
function offerOfCurrent({ SignTimes, IsSignToday, weekday }: Week, repair: boolean): SignDay['offer'] {
  if (IsSignToday) return 'tomorrow';
  return repair && SignTimes + 1 < weekday ? 'repair' : 'checkIn';
}

export interface SignRules {
  readonly user_vip: number | undefined;
  readonly all_depAmt: Score | undefined;
  readonly day_depAmt: Score | undefined;
  readonly day_flow: Score | undefined;
  readonly user_order: readonly number[] | undefined;
}

export interface Standing {
  readonly UserVip: number;
  readonly AllDep: Score;
  readonly DayDep: Score;
  /** Ten-thousandths of a peso, as on the wire; the rule's `day_flow` is 10000 of them a peso. */
  readonly UserFlow: Score;
  readonly VipOrder: number;
}

/** Description, section 5, rules, section 9: the tips of the unmet conditions, in their order. */
export function tipsOf(
  rules: SignRules,
  { UserVip, AllDep, DayDep, UserFlow, VipOrder }: Standing,
): readonly string[] {
  const { user_vip, all_depAmt, day_depAmt, day_flow, user_order } = rules;
  const tips: string[] = [];
  if (user_vip !== undefined && UserVip < user_vip) tips.push(`Reach VIP ${user_vip}`);
  if (all_depAmt !== undefined && AllDep < all_depAmt)
    tips.push(`Deposit ${all_depAmt - AllDep} more in total`);
  if (day_depAmt !== undefined && DayDep < day_depAmt) tips.push(`Deposit ${day_depAmt - DayDep} more today`);
  if (day_flow !== undefined && UserFlow < day_flow)
    tips.push(`Bet ${upToCentavos(day_flow - UserFlow)} more today`);
  if (!isOrderIn(user_order, VipOrder)) tips.push('This reward is for selected players');
  return tips;
}

/**
 * Screens, section 12: a line for each rule there is, met or not. Their order is not said, nor whether a list that
 * lets everybody in (-1) is a condition.
 */
export function linesOf(rules: SignRules, standing: Standing): readonly string[] {
  const { user_vip, all_depAmt, day_depAmt, day_flow, user_order } = rules;
  const { UserVip, AllDep, DayDep, UserFlow, VipOrder } = standing;
  const line = (name: string, have: bigint | number, need: bigint | number | undefined) =>
    need === undefined ? [] : [`${name} ${have} of ${need} ${have >= need ? 'met' : 'unmet'}`];
  return [
    ...line('vip', UserVip, user_vip),
    ...line('total', AllDep, all_depAmt),
    ...line('day', DayDep, day_depAmt),
    ...line('flow', UserFlow, day_flow),
    ...(user_order === undefined || user_order.includes(-1)
      ? []
      : [`order ${isOrderIn(user_order, VipOrder) ? 'met' : 'unmet'}`]),
  ].toSorted();
}
