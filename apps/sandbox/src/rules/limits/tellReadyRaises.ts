import { and, eq, gt, lte } from 'drizzle-orm';
import { playClock, playLimit } from '../../database/tables/limits';
import { transact } from '../../database/transact';
import { sendMail } from '../mail/mail';
import type { Operator } from '../Operator';

/** Tells every player, once, that a looser limit can be confirmed whose wait is over. */
export async function tellReadyRaises({ database, clock }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  for (const table of [playLimit, playClock]) {
    const isReady = and(gt(table.pendingFromMs, 0), lte(table.pendingFromMs, nowMs), eq(table.isTold, false));
    if ((await database.$count(table, isReady)) === 0) continue;
    await transact(database, async (transaction) => {
      const ready = await transaction
        .update(table)
        .set({ isTold: true })
        .where(isReady)
        .returning({ playerId: table.playerId, fromMs: table.pendingFromMs });
      for (const { playerId, fromMs } of ready) {
        await sendMail(transaction, {
          playerId,
          template: 'raiseReady',
          mailKey: `raise:${fromMs}`,
          nowMs,
        });
      }
    });
  }
}
