import type { rgSetCall } from '@kislap/api/contract';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { describeLimits } from './describeLimits';
import { setMoneyLimit } from './setMoneyLimit';
import { setRealityCheck } from './setRealityCheck';
import { setTimeLimit } from './setTimeLimit';

type LimitRequest = v.InferOutput<typeof rgSetCall.request>;

/**
 * Sets a limit of the player's own, or how often he is told how long he has played.
 *
 * @throws Refusal `badParameter`
 */
export async function setLimit(context: PlayerCallContext, request: LimitRequest) {
  const { session, operator, nowMs } = context;
  const playerId = session.player.id;
  await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    await setOne(transaction, request, { playerId, nowMs });
    return null;
  });
  return await describeLimits(operator.database, playerId, nowMs);
}

async function setOne(
  transaction: Database,
  { kind, span, value }: LimitRequest,
  whose: { readonly playerId: number; readonly nowMs: number },
): Promise<void> {
  switch (kind) {
    case 'session':
      return await setTimeLimit(transaction, { ...whose, minutes: value });
    case 'reality':
      return await setRealityCheck(transaction, { ...whose, minutes: value ?? 0 });
    case 'dep':
    case 'loss':
      if (span === undefined) throw new Refusal('badParameter', { field: 'span' });
      return await setMoneyLimit(transaction, { ...whose, kind, span, value });
  }
}
