import { lt } from 'drizzle-orm';
import { answer } from '../database/tables/answer';
import { loginFailure } from '../database/tables/loginFailure';
import { smsCode } from '../database/tables/smsCode';
import { wrongCard } from '../database/tables/wrongCard';
import type { Operator } from '../Operator';

/** Longer than any lock, and than any day that tries and text messages are counted for. */
const keepMs = 3 * 86_400_000;

/**
 * Forgets what is of no use any more after three days: stored answers (a key that comes back later is a new call),
 * wrong passwords and gift cards, and text messages with their phones.
 */
export async function forgetOld({ database, clock }: Operator): Promise<void> {
  const beforeMs = clock.nowMs() - keepMs;
  await database.delete(answer).where(lt(answer.atMs, beforeMs));
  await database.delete(loginFailure).where(lt(loginFailure.atMs, beforeMs));
  await database.delete(wrongCard).where(lt(wrongCard.atMs, beforeMs));
  await database.delete(smsCode).where(lt(smsCode.sentAtMs, beforeMs));
}
