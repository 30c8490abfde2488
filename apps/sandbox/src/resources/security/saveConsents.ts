import type { consentCall } from '@kislap/api/contract';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { lockPlayer } from '../../players/lockPlayer';
import { writeConsents } from '../../players/writeConsents';

/** Keeps what the player agrees to, with the time of each change. */
export async function saveConsents(
  context: PlayerCallContext,
  request: v.InferOutput<typeof consentCall.request>,
): Promise<null> {
  const { nowMs, session } = context;
  const wish = { marketing: request.marketing === 1, analytics: request.analytics === 1 };
  return await context.once(v.null(), async (transaction) => {
    const { id } = await lockPlayer(transaction, session.player.id);
    await writeConsents(transaction, id, { wish, nowMs });
    return null;
  });
}
