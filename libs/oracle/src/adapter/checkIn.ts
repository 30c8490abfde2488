import {
  checkInConditions,
  checkInDays,
  checkInOfferOf,
  checkInShortfalls,
  type CheckInCondition,
  type CheckInRules,
  type CheckInStatus,
} from '@kislap/domain';
import type { SignDay, SignRules, Standing, Week } from '../checkIn';
import { moneyOf, scoreOf } from './amounts';

const domainDays = ({ SignTimes, IsSignToday, IsRenewToday, weekday, renewable }: Week) =>
  checkInDays(
    renewable.map((hasRules) => ({
      prizeType: 1,
      prize: moneyOf(10_000n),
      ...(hasRules ? { repairRules: { dayDeposit: moneyOf(1_000_000n) } } : {}),
    })),
    { signTimes: SignTimes, isSignedToday: IsSignToday, isRepairEarnedToday: IsRenewToday },
    weekday,
  );

export const weekByDomain = (week: Week): readonly SignDay[] =>
  domainDays(week).map(({ day, state, isRepairable, offer }) => ({
    day,
    state,
    repair: isRepairable,
    offer,
  }));

export function buttonByDomain(week: Week): string {
  const offer = checkInOfferOf(domainDays(week), []);
  if (offer.type === 'done') return `Checked in, next ${offer.next?.day ?? 'none'}`;
  return `${offer.type === 'repair' ? 'Repair' : 'Check in'} ${offer.day.day}`;
}

function rulesOf({ user_vip, all_depAmt, day_depAmt, day_flow, user_order }: SignRules): CheckInRules {
  return {
    ...(user_vip === undefined ? {} : { minVip: user_vip }),
    ...(all_depAmt === undefined ? {} : { totalDeposit: moneyOf(all_depAmt) }),
    ...(day_depAmt === undefined ? {} : { dayDeposit: moneyOf(day_depAmt) }),
    ...(day_flow === undefined ? {} : { dayTurnover: moneyOf(day_flow) }),
    ...(user_order === undefined ? {} : { allowedOrders: user_order }),
  };
}

const standingOf = (one: Standing): CheckInStatus => ({
  vipLevel: one.UserVip,
  vipOrder: one.VipOrder,
  totalDeposit: moneyOf(one.AllDep),
  dayDeposit: moneyOf(one.DayDep),
  dayTurnover: moneyOf(one.UserFlow),
});

export const tipsByDomain = (rules: SignRules, standing: Standing): readonly string[] =>
  checkInShortfalls(rulesOf(rules), standingOf(standing)).map((shortfall) => {
    switch (shortfall.type) {
      case 'vip':
        return `Reach VIP ${shortfall.level}`;
      case 'totalDeposit':
        return `Deposit ${scoreOf(shortfall.missing)} more in total`;
      case 'dayDeposit':
        return `Deposit ${scoreOf(shortfall.missing)} more today`;
      case 'dayTurnover':
        return `Bet ${scoreOf(shortfall.missing)} more today`;
      case 'selectedPlayers':
        return 'This reward is for selected players';
    }
  });

const amountNames = { totalDeposit: 'total', dayDeposit: 'day', dayTurnover: 'flow' };

export const linesByDomain = (rules: SignRules, standing: Standing): readonly string[] =>
  checkInConditions(rulesOf(rules), standingOf(standing))
    .filter(({ type }) => type !== 'selectedPlayers' || rules.user_order?.includes(-1) !== true)
    .map(lineOf)
    .toSorted();

function lineOf(condition: CheckInCondition): string {
  if (condition.type === 'selectedPlayers') return `order ${condition.isMet ? 'met' : 'unmet'}`;
  if (condition.type === 'vip') {
    return `vip ${condition.have} of ${condition.need} ${condition.isMet ? 'met' : 'unmet'}`;
  }
  const { type, have, need, missing } = condition;
  const met = missing === undefined ? 'met' : 'unmet';
  return `${amountNames[type]} ${scoreOf(have)} of ${scoreOf(need)} ${met}`;
}
