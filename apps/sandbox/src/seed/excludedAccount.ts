import { addManilaMonths, epochSecondsFrom } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { identityCheck } from '../database/tables/identity';
import { exclusion } from '../database/tables/limits';
import { player } from '../database/tables/player';
import { manilaDayMs } from '../kernel/manilaDays';
import { identityCode } from '../rules/players/identity';
import { createPlayer } from '../rules/players/player';
import { PastPlayer } from './PastPlayer';
import { agreedAt } from './seedAccounts';

const months = 6;

/** Somebody who has excluded himself, and whom another account meets by phone or passport. */
export const excludedAccount = {
  phone: '639170000007',
  nickname: 'Umiiwas',
  description: 'Excluded 10 days ago for 6 months, 8,000; passport P1234567A',
  document: { documentType: 'passport', documentNumber: 'P1234567A', name: 'Mayumi Dela Paz' },
} as const;

/** Seeds that account: a verified player with money, and an exclusion that runs. */
export async function seedExcluded(
  transaction: Database,
  { nowMs, passwordHash }: { readonly nowMs: number; readonly passwordHash: string },
): Promise<void> {
  const { phone, nickname, document } = excludedAccount;
  const daysAgo = (days: number) => nowMs - days * manilaDayMs;
  const agreed = agreedAt(daysAgo(90));
  const playerId = await createPlayer(transaction, {
    phone,
    nickname,
    passwordHash,
    ...agreed,
    kycState: identityCode.passed,
    registeredAtMs: daysAgo(90),
  });
  await transaction.insert(identityCheck).values({
    playerId,
    state: identityCode.passed,
    ...document,
    birthday: agreed.birthday,
    consentAtMs: daysAgo(89),
    sentAtMs: daysAgo(89),
    reviewedAtMs: daysAgo(89),
  });
  await new PastPlayer(transaction, playerId).deposit({ pesos: 8000 }, daysAgo(20));
  const atMs = daysAgo(10);
  const untilMs = addManilaMonths(epochSecondsFrom(Math.floor(atMs / 1000)), months) * 1000;
  await transaction.insert(exclusion).values({ playerId, untilMs, irrevocableUntilMs: untilMs, atMs });
  await transaction
    .update(player)
    .set({ coolingUntilMs: untilMs, awayKind: 'exclusion' })
    .where(eq(player.id, playerId));
}
