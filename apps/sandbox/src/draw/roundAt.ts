import { type DrawRound, drawStateOf, epochSecondsFrom, nextDrawRound } from '@kislap/domain';
import type { DrawRoundRow } from './DrawRoundRow';

const seconds = (instantMs: number) => epochSecondsFrom(Math.floor(instantMs / 1000));

/** A stored round by the rule of rounds, as it stands at an instant: time ends a running one without a write. */
export function roundAt(
  row: DrawRoundRow,
  nowMs: number,
): Pick<DrawRound, 'collected' | 'goal' | 'endsAt' | 'state'> {
  const { collected, goal, endsAtMs, state } = row;
  const stored = { collected, goal, endsAt: seconds(endsAtMs), state: drawStateOf(state) };
  return nextDrawRound(stored, { type: 'timePassed', now: seconds(nowMs) });
}
