import type { DrawRound } from '@kislap/domain';

/**
 * What the button of the draw does: begin, spin, bring a friend, pay out the goal, or begin anew.
 *
 * @example
 * const pressed: DrawAction = 'start';
 * drawAction({ state: 'none', spinsLeft: 0 }) === pressed; // => true
 */
export type DrawAction = 'start' | 'spin' | 'invite' | 'withdraw' | 'restart';

/**
 * Which button a round calls for. A round that runs without spins calls for friends.
 *
 * @example
 * drawAction({ state: 'running', spinsLeft: 2 }); // => 'spin'
 * drawAction({ state: 'running', spinsLeft: 0 }); // => 'invite'
 */
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
