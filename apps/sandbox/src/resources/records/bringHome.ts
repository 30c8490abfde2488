import { scoreFromMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { accountIds } from '../../ledger/accountIds';
import { readBalance } from '../../ledger/readBalance';
import { noteSittingEnd } from '../../limits/noteSittingEnd';
import { lockPlayer } from '../../players/lockPlayer';
import { emptyWallets } from '../../wallets/emptyWallets';

const brought = v.object({ Score: v.number(), moved: v.number() });

/**
 * Brings home what lies in the wallets of studios, and ends the sitting. A second key finds nothing to bring; the same
 * key is answered as at first.
 */
export async function bringHome(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  const playerId = session.player.id;
  return await context.once(brought, async (transaction) => {
    await lockPlayer(transaction, playerId);
    await noteSittingEnd(transaction, playerId, nowMs);
    const moved = await emptyWallets(transaction, { playerId, nowMs }, operator.failpoints);
    const balance = await readBalance(transaction, accountIds.cash(playerId));
    return { Score: scoreFromMoney(balance), moved: scoreFromMoney(moved) };
  });
}
