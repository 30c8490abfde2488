import { randomBytes } from 'node:crypto';
import type { launchGameCall } from '@kislap/api/contract';
import * as v from 'valibot';
import { readClosedParts } from '../../closures/readClosedParts';
import { launch } from '../../database/tables/launch';
import type { PlayerCallContext } from '../../http/CallContext';
import { checkIdentity } from '../../identity/checkIdentity';
import { Refusal } from '../../kernel/Refusal';
import { accountIds } from '../../ledger/accountIds';
import { checkLimits } from '../../limits/checkLimits';
import { checkPlayTime } from '../../limits/checkPlayTime';
import { noteSitting } from '../../limits/noteSitting';
import { fillWallet } from '../../wallets/fillWallet';
import { playAccountOf } from '../../wallets/playAccountOf';
import { lockPlayer } from '../../players/lockPlayer';
import { findGame } from './findGame';

/**
 * Opens a game. The sid in its address plays with this player's balance until his session ends. The games of a studio
 * with a wallet of its own take the whole balance into it; `thirdWdw` brings it back.
 *
 * @throws Refusal `notFound`, `switchedOff`, of the identity check, `ownTimeUsedUp`, `ownLimitReached` when not even the smallest stake fits
 */
export async function launchGame(
  context: PlayerCallContext,
  request: v.InferOutput<typeof launchGameCall.request>,
) {
  const { operator, session, locale, nowMs } = context;
  const game = findGame(request.gc);
  const playerId = session.player.id;
  const sid = await context.once(v.string(), async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    if ((await readClosedParts(transaction)).hasGame(game)) throw new Refusal('switchedOff');
    checkIdentity('play', player, operator.switches);
    await checkPlayTime(transaction, playerId, nowMs);
    await checkLimits(transaction, { playerId, kind: 'loss', amount: game.minStake, nowMs });
    await noteSitting(transaction, playerId, { nowMs, isOpen: true });
    const accountId = playAccountOf(playerId, game);
    if (accountId !== accountIds.cash(playerId)) {
      await fillWallet(transaction, { playerId, account: accountId, nowMs }, operator.failpoints);
    }
    const fresh = randomBytes(24).toString('base64url');
    await transaction.insert(launch).values({
      sid: fresh,
      playerId,
      tokenHash: session.tokenHash,
      gameCode: game.code,
      accountId,
      locale,
      createdAtMs: nowMs,
    });
    return fresh;
  });
  return { url: `/sandbox/games/${game.code}?sid=${sid}`, sid, open: 'frame' as const };
}
