import { zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { mail } from '../../database/tables/mail';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { findMail } from '../../mail/findMail';
import { isAttachmentOpen } from '../../mail/isAttachmentOpen';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';

const fixedAmount = 4;

/** Pays what came with a message, once. */
export function receiveAttachment(context: PlayerCallContext, { id }: { readonly id: number }) {
  const { nowMs, session, operator } = context;
  return context.once(v.object(claimAnswer), async (transaction) => {
    const { id: playerId } = await lockPlayer(transaction, session.player.id);
    const found = await findMail(transaction, playerId, id);
    if (found.amount === zeroMoney || found.deletedAtMs !== null) throw new Refusal('notFound');
    if (found.receivedAtMs !== null) throw new Refusal('alreadyReceived');
    if (!isAttachmentOpen(found, nowMs)) throw new Refusal('ended');
    await transaction
      .update(mail)
      .set({ receivedAtMs: nowMs, readAtMs: found.readAtMs ?? nowMs })
      .where(eq(mail.id, found.id));
    const reward = { playerId, claimKey: String(found.id), amount: found.amount, nowMs };
    return await payReward(
      transaction,
      { ...reward, activityType: activityType.mail, prizeType: fixedAmount },
      operator.failpoints,
    );
  });
}
