import { drawStateOf, epochSecondsFrom, type DrawRound } from '@kislap/domain';
import type { UserDraw } from '../contract/drawRound';
import { moneyOfPeso } from '../mapping/moneyOfPeso';

/** Reads a player's round. */
export function drawRoundOf(wire: UserDraw): DrawRound {
  return {
    id: wire.logid,
    collected: moneyOfPeso(wire.am),
    goal: moneyOfPeso(wire.goal),
    spinsLeft: wire.times,
    endsAt: epochSecondsFrom(wire.etime),
    state: drawStateOf(wire.state),
    friends: wire.invites,
  };
}
