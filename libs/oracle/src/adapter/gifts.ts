import {
  claimableCommission,
  commissionState,
  depositForNextEgg,
  epochSecondsFrom,
  giftOfMail,
  isReliefOffered,
  lastClaimableDay,
  nextCommissionAt,
  packetShortfall,
  progressToNextLevel,
  rebateStageOf,
  type DayKey,
  type Relief,
} from '@kislap/domain';
import type { Level } from '../gifts';
import type { Score } from '../money';
import { moneyOf, scoreOf } from './amounts';

export function eggByDomain(left: number, need: Score, have: Score): Score | undefined {
  const missing = depositForNextEgg({
    left,
    max: 3,
    neededToday: moneyOf(need),
    depositedToday: moneyOf(have),
  });
  return missing === undefined ? undefined : scoreOf(missing);
}

export const rebateByDomain = (FlGet: number, Amount: Score): string =>
  rebateStageOf({ isReceived: FlGet === 1, amount: moneyOf(Amount) }).type;

const reliefStates: readonly Relief['state'][] = ['closed', 'open', 'usedUp'];

export const reliefByDomain = (state: number, below: Score, before: Score, after: Score): boolean =>
  isReliefOffered(
    {
      state: reliefStates[state] ?? 'closed',
      times: 0,
      max: 3,
      amount: moneyOf(20_000n),
      below: moneyOf(below),
    },
    { before: moneyOf(before), after: moneyOf(after) },
  );

export const attachmentByDomain = (acc: 0 | 1 | 2, etime: number | undefined, now: number): string =>
  giftOfMail(
    { state: acc, until: etime === undefined ? undefined : epochSecondsFrom(etime) },
    epochSecondsFrom(now),
  );

export function packetByDomain(
  need: { readonly user_vip: number | undefined; readonly day_depAmt: Score | undefined },
  UserVip: number,
  DayDep: Score,
): string {
  const { user_vip, day_depAmt } = need;
  const missing = packetShortfall(
    {
      ...(user_vip === undefined ? {} : { vipLevel: user_vip }),
      ...(day_depAmt === undefined ? {} : { dayDeposit: moneyOf(day_depAmt) }),
    },
    { vipLevel: UserVip, dayDeposit: moneyOf(DayDep) },
  );
  if (missing === undefined) return 'none';
  return missing.type === 'vipLevel' ? `VIP ${missing.level}` : `${scoreOf(missing.missing)} today`;
}

export interface CommissionDay {
  readonly day: DayKey;
  readonly amount: Score;
  readonly isClaimed: boolean;
}

export function commissionByDomain(rows: readonly CommissionDay[], now: number) {
  const instant = epochSecondsFrom(now);
  const own = rows.map((row) => ({ ...row, amount: moneyOf(row.amount) }));
  return {
    last: lastClaimableDay(instant),
    states: own.map((row) => commissionState(row, instant)),
    sum: scoreOf(claimableCommission(own, instant)),
  };
}

export const nextClaimByDomain = (now: number): number => Number(nextCommissionAt(epochSecondsFrom(now)));

export function levelByDomain(levels: readonly Level[], level: number, allDep: Score, flow: Score) {
  const progress = progressToNextLevel(
    levels.map((one) => ({
      level: one.level,
      neededDeposit: moneyOf(one.dep),
      neededTurnover: moneyOf(one.flow),
    })),
    { level, totalDeposit: moneyOf(allDep), totalTurnover: moneyOf(flow) },
  );
  if (progress === undefined) return undefined;
  const { nextLevel, missing } = progress;
  return { level: nextLevel, deposit: scoreOf(missing.deposit), turnover: scoreOf(missing.turnover) };
}
