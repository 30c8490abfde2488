import { vipLevels } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { harmLevelOf } from '../harm/harmLevel';
import { sendMail } from './mail';

/** Tells a player about every VIP level just reached; nothing while anything is noticed, since it praises play. */
export async function sendVipMails(
  transaction: Database,
  playerId: number,
  { before, after, nowMs }: { readonly before: number; readonly after: number; readonly nowMs: number },
): Promise<void> {
  if (after <= before || (await harmLevelOf(transaction, playerId)) > 0) return;
  for (const { level, name } of vipLevels) {
    if (level <= before || level > after) continue;
    const words = { level: String(level), name };
    const about = { playerId, mailKey: `vip:${level}`, nowMs } as const;
    await sendMail(transaction, { ...about, template: 'vipReached', words });
  }
}
