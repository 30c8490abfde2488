import { moneyFromPeso } from '@kislap/domain';
import type { Database } from '../database/Database';
import { sendMail } from '../mail/sendMail';

const dayMs = 86_400_000;
const gift = { template: 'loyalty', amount: moneyFromPeso(18), lastsMs: 7 * dayMs } as const;

/** Letters of the operator to a seed player, every other day: a gift with the first of every four, news otherwise. */
export async function sendLetters(
  transaction: Database,
  playerId: number,
  { count, startMs }: { readonly count: number; readonly startMs: number },
): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const nowMs = startMs + place * 2 * dayMs;
    const about = { playerId, mailKey: `letter:${nowMs}`, nowMs };
    await sendMail(
      transaction,
      place % 4 === 0 ? { ...about, ...gift } : { ...about, template: 'news' as const },
    );
  }
}
