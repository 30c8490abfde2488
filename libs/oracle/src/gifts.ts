import { manilaDayNumber, startOfDay } from './manila';
import type { Score } from './money';
import { silent, type Verdict } from './verdict';

/** Screens, section 23: with no chance left, what another egg takes today. */
export function depositForEgg(times: number, need: Score, have: Score): Score | undefined {
  return times === 0 && need > have ? need - have : undefined;
}

/** Description, section 4, contract, section 5: 1 has received; nothing due has nothing to receive. */
export function rebateOf(FlGet: number, Amount: Score): 'received' | 'nothing' | 'ready' {
  if (FlGet === 1) return 'received';
  return Amount === 0n ? 'nothing' : 'ready';
}

/** Screens, section 24: offered when the balance falls under `below` in a game, in state 1. */
export const isReliefFor = (state: number, below: Score, before: Score, after: Score): boolean =>
  state === 1 && before >= below && after < below;

/** Contract, section 7: none, to claim, claimed; over after etime. At etime itself nothing is said. */
export function attachmentOf(acc: number, etime: number | undefined, now: number): Verdict<string> {
  if (acc === 0) return 'none';
  if (acc === 2) return 'received';
  if (etime === now) return silent;
  return etime !== undefined && now > etime ? 'expired' : 'waiting';
}

/** Screens, section 22: the condition of a red packet that is missing. Of two, which is told is not said. */
export function packetTip(
  need: { readonly user_vip: number | undefined; readonly day_depAmt: Score | undefined },
  UserVip: number,
  DayDep: Score,
): Verdict<string> {
  const vip = need.user_vip !== undefined && UserVip < need.user_vip ? `VIP ${need.user_vip}` : undefined;
  const deposit =
    need.day_depAmt !== undefined && DayDep < need.day_depAmt
      ? `${need.day_depAmt - DayDep} today`
      : undefined;
  return vip !== undefined && deposit !== undefined ? silent : (vip ?? deposit ?? 'none');
}

const sixHours = 6 * 3_600;

/** Contract, section 5: the commission of a day can be claimed from 06:00 Manila of the next. */
export const claimableFrom = (days: number): number => startOfDay(days + 1) + sixHours;

export function lastClaimable(now: number): number {
  const today = manilaDayNumber(now);
  return now >= claimableFrom(today - 1) ? today - 1 : today - 2;
}

/** When the next day's commission opens. In the very second of 06:00 it is not said which is the next. */
export function nextClaimAt(now: number): number | typeof silent {
  const next = claimableFrom(lastClaimable(now) + 1);
  return next - now === 86_400 ? silent : next;
}

export interface Level {
  readonly level: number;
  readonly dep: Score;
  readonly flow: Score;
}

/** Screens, section 14: deposit and turnover to the next level, both of which must be full. */
export function nextLevelOf(levels: readonly Level[], level: number, allDep: Score, flow: Score) {
  const next = levels.find((one) => one.level === level + 1);
  if (next === undefined) return undefined;
  const deposit = allDep < next.dep ? next.dep - allDep : 0n;
  const turnover = flow < next.flow ? next.flow - flow : 0n;
  return { level: next.level, deposit, turnover };
}
