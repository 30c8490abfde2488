import { addMoney, type Money } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { sendVipMails } from '../mail/sendVipMails';
import type { PlayerRow } from '../players/PlayerRow';
import { vipLevelOf } from '../players/vipLevelOf';

/**
 * Counts a bet towards the player's turnover. Turnover rule: what is bet beyond what is needed is not saved up for
 * later deposits.
 *
 * @param owner locked
 */
export async function countTurnover(
  transaction: Database,
  owner: PlayerRow,
  { validStake, nowMs }: { readonly validStake: Money; readonly nowMs: number },
): Promise<void> {
  const done = addMoney(owner.betFlow, validStake);
  const totalFlow = addMoney(owner.totalFlow, validStake);
  const earned = vipLevelOf({ deposit: owner.totalDeposit, turnover: totalFlow });
  await transaction
    .update(player)
    .set({
      betFlow: done < owner.needFlow ? done : owner.needFlow,
      totalFlow,
      vipLevel: Math.max(owner.vipLevel, earned),
    })
    .where(eq(player.id, owner.id));
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: earned, nowMs });
}
