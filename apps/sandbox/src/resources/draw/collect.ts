import { getPddCall } from '@kislap/api/contract';
import { pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { drawRound } from '../../database/tables/drawRound';
import { drawSpin } from '../../database/tables/drawSpin';
import { describeRound } from '../../draw/describeRound';
import { openMystery } from '../../draw/openMystery';
import { payGoal } from '../../draw/payGoal';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { accountIds } from '../../ledger/accountIds';
import { readBalance } from '../../ledger/readBalance';
import { lockPlayer } from '../../players/lockPlayer';

/** Opens the mystery of the player's own spin, or pays out the goal of the player's own round. */
export async function collect(context: PlayerCallContext, { logId }: { readonly logId: number }) {
  const { nowMs, session } = context;
  const { random, failpoints } = context.operator;
  const playerId = session.player.id;
  return await context.once(getPddCall.response, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const spin = await ownSpin(transaction, playerId, logId);
    if (spin !== undefined) {
      const { amount, round } = await openMystery(transaction, spin, { random, nowMs });
      const balance = await readBalance(transaction, accountIds.cash(playerId));
      const claim = { am: pesoFromMoney(amount), Score: scoreFromMoney(balance), needFlow: 0 };
      return { ...claim, user: await describeRound(transaction, round, nowMs) };
    }
    const row = await ownRound(transaction, playerId, logId);
    if (row === undefined) throw new Refusal('notEligible');
    const { claim, round } = await payGoal(transaction, row, { nowMs, failpoints });
    return { ...claim, user: await describeRound(transaction, round, nowMs) };
  });
}

async function ownSpin(transaction: Database, playerId: number, id: number) {
  const [spin] = await transaction
    .select()
    .from(drawSpin)
    .where(and(eq(drawSpin.id, id), eq(drawSpin.playerId, playerId)));
  return spin;
}

async function ownRound(transaction: Database, playerId: number, id: number) {
  const [round] = await transaction
    .select()
    .from(drawRound)
    .where(and(eq(drawRound.id, id), eq(drawRound.playerId, playerId)));
  return round;
}
