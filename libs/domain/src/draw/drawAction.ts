import type { DrawRound } from './DrawRound';

/** What the button of the draw does: begin, spin, bring a friend, pay out the goal, or begin anew. */
export type DrawAction = 'start' | 'spin' | 'invite' | 'withdraw' | 'restart';

/** Which button a round calls for. A round that runs without spins calls for friends. */
export function drawAction({ state, spinsLeft }: Pick<DrawRound, 'state' | 'spinsLeft'>): DrawAction {
  switch (state) {
    case 'none':
      return 'start';
    case 'running':
      return spinsLeft > 0 ? 'spin' : 'invite';
    case 'reached':
      return 'withdraw';
    case 'paid':
    case 'ended':
      return 'restart';
  }
}
