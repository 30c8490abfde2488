import { moneyFromPeso } from '@kislap/domain';
import type { Database } from '../database/Database';
import { sendMail } from './sendMail';

const gift = moneyFromPeso(8);
const weekMs = 7 * 86_400_000;

/** Greets a new player. The gift can be received for a week. */
export async function sendWelcome(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const about = { playerId, mailKey: 'welcome', nowMs } as const;
  await sendMail(transaction, { ...about, template: 'welcome', amount: gift, lastsMs: weekMs });
}
