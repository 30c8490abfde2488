import type { identityControl } from '@kislap/api/controls';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/Database';
import { identityCheck } from '../database/tables/identityCheck';
import { identityPicture } from '../database/tables/identityPicture';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { identityCode } from '../identity/identityCode';
import { latestCheck } from '../identity/latestCheck';
import { Refusal } from '../kernel/Refusal';
import { sendMail } from '../mail/sendMail';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { checkPlayer } from './checkPlayer';

/**
 * Passes or refuses the documents a player has sent, deletes their pictures, and writes to him.
 *
 * @throws Refusal `notFound` when nothing is in review
 */
export async function reviewIdentity(
  { database, clock }: Operator,
  { userId, pass, note }: InferOutput<typeof identityControl.request>,
): Promise<void> {
  await checkPlayer(database, userId);
  const nowMs = clock.nowMs();
  await transact(database, async (transaction) => {
    const { kycState } = await lockPlayer(transaction, userId);
    if (kycState !== identityCode.review) throw new Refusal('notFound');
    const state = pass ? identityCode.passed : identityCode.refused;
    const checkId = await closeCheck(transaction, userId, { state, note, nowMs });
    await transaction.update(player).set({ kycState: state }).where(eq(player.id, userId));
    await sendMail(transaction, {
      playerId: userId,
      template: pass ? 'identityPassed' : 'identityRefused',
      mailKey: `identity:${checkId}`,
      words: { note },
      nowMs,
    });
  });
}

interface Word {
  readonly state: number;
  readonly note: string;
  readonly nowMs: number;
}

/** A seed player may be in review without having sent anything: then there is no check to close. */
async function closeCheck(transaction: Database, playerId: number, { state, note, nowMs }: Word) {
  const open = await latestCheck(transaction, playerId);
  if (open?.state !== identityCode.review) return 0;
  await transaction
    .update(identityCheck)
    .set({ state, note: state === identityCode.refused ? note : '', reviewedAtMs: nowMs })
    .where(and(eq(identityCheck.id, open.id), eq(identityCheck.state, identityCode.review)));
  await transaction.delete(identityPicture).where(eq(identityPicture.checkId, open.id));
  return open.id;
}
