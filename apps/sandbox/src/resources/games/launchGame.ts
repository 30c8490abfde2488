import { randomBytes } from 'node:crypto';
import type { launchGameCall } from '@kislap/api/contract';
import * as v from 'valibot';
import { launch } from '../../database/tables/launch';
import type { PlayerCallContext } from '../../http/CallContext';
import { findGame } from './findGame';

/** Opens a game. The sid in its address plays with this player's balance until his session ends. */
export async function launchGame(
  context: PlayerCallContext,
  request: v.InferOutput<typeof launchGameCall.request>,
) {
  const { session, locale, nowMs } = context;
  const { code } = findGame(request.gc);
  const sid = await context.once(v.string(), async (transaction) => {
    const fresh = randomBytes(24).toString('base64url');
    await transaction.insert(launch).values({
      sid: fresh,
      playerId: session.player.id,
      tokenHash: session.tokenHash,
      gameCode: code,
      locale,
      createdAtMs: nowMs,
    });
    return fresh;
  });
  return { url: `/sandbox/games/${code}?sid=${sid}`, sid, open: 'frame' as const };
}
