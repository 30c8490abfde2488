import type { Score } from './money';
import { oneOf, silent, type Verdict } from './verdict';

const second = 1_000;
const firstLookups = [2, 4, 8, 16, 30].map((after) => after * second);

/** Money, A4: 2, 4, 8, 16, 30 s after the post, then each 30 s. */
export function lookupsAfter(postedAt: number, count: number, first = firstLookups): readonly number[] {
  const then = Array.from({ length: count }, (_, index) => (index + 2) * 30 * second);
  return [...first, ...then].slice(0, count).map((after) => postedAt + after);
}

/** The next of them. At the very moment of one, it or the one after it; of a clock that went back nothing is said. */
export function nextLookup(postedAt: number, now: number, first = firstLookups): Verdict<number> {
  if (now < postedAt) return silent;
  const halfMinutes = Math.max(2, Math.ceil((now - postedAt) / (30 * second)));
  const then = [halfMinutes, halfMinutes + 1].map((count) => count * 30 * second);
  const all = [...first, ...then].map((after) => postedAt + after).filter((at) => at >= now);
  const [next = now, following = now] = all;
  return next === now ? oneOf(next, following) : next;
}

/** Money, A4: "Try again" opens after 35 s. */
export const givenUpFrom = (postedAt: number, after = 35): number => postedAt + after * second;

export interface OwnDeposit {
  readonly amount: Score;
  readonly at: number;
}

export const halfAnHour = 30 * 60 * second;

/**
 * Money, A4: an own open deposit of that amount, of the last 30 min. Which of several, whether the thirtieth minute
 * counts, and what of one from a time that is still to come, is not said.
 */
export function warningOf(
  amount: Score,
  open: readonly OwnDeposit[],
  now: number,
  lasts = halfAnHour,
): Verdict<number | 'none'> {
  const alike = open.filter((deposit) => deposit.amount === amount).map(({ at }) => at);
  const recent = alike.filter((at) => at > now - lasts && at <= now);
  const unsaid = alike.filter((at) => at === now - lasts || at > now);
  if (recent.length === 0 && unsaid.length === 0) return 'none';
  return recent.length === 0 ? oneOf<number | 'none'>('none', ...unsaid) : oneOf(...recent, ...unsaid);
}

export type Kind = 'deposit' | 'withdrawal';
export type Standing = 'pending' | 'complete' | 'failed';

/** Money, A1: the steps of each kind and the status in brackets. */
export const steps: Readonly<Record<Kind, Readonly<Record<Standing, readonly string[]>>>> = {
  deposit: {
    pending: ['placed', 'ready', 'unsure', 'paid'],
    complete: ['credited'],
    failed: ['expired', 'refused', 'closed', 'returned'],
  },
  withdrawal: {
    pending: ['asked', 'review', 'changed', 'approved', 'sent', 'unsure'],
    complete: ['done'],
    failed: ['rejected', 'stopped', 'reversed'],
  },
};

/** Money, A1: the step that is named, if it fits the status; another is told by the status alone. */
export function stepOf(named: string, kind: Kind, status: Standing): Verdict<string> {
  const fitting = steps[kind][status];
  // `asked` and `review` are one row: In review.
  if (named === 'asked' && fitting.includes(named)) return 'review';
  if (fitting.includes(named)) return named;
  // A known step that does not fit its status is the operator's mistake.
  if (Object.values(steps[kind]).flat().includes(named)) return silent;
  return oneOf(...fitting.filter((step) => step !== 'asked'));
}
