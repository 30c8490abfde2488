import { pesoFromMoney } from '@kislap/domain';
import { relief } from '../../catalogue/relief';
import type { PlayerCallContext } from '../../http/CallContext';
import { reliefOf } from './reliefOf';

const wireStates = { closed: 0, open: 1, usedUp: 2 } as const;

/** Whether the player can have relief now. */
export async function describeRelief({ operator, session: { player, balance }, nowMs }: PlayerCallContext) {
  const { times, state } = await reliefOf(operator.database, player, { balance, nowMs });
  return {
    times,
    max: relief.timesPerDay,
    am: pesoFromMoney(relief.amount),
    below: pesoFromMoney(relief.below),
    state: wireStates[state],
  };
}
