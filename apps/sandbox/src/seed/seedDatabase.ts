import { count } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { manilaToday } from '../kernel/manilaToday';
import { openOperatorAccounts } from '../ledger/openOperatorAccounts';
import { sendWelcome } from '../mail/sendWelcome';
import { createPlayer } from '../players/createPlayer';
import { hashPassword } from '../players/hashPassword';
import { lockSubject } from '../players/lockSubject';
import { playRegularHistory } from './playRegularHistory';
import { playWhaleHistory } from './playWhaleHistory';
import { readMails } from './readMails';
import { seedWhaleTeam } from './seedWhaleTeam';
import { sendLetters } from './sendLetters';
import { type SeedDefinition, seedAccounts, seedPassword } from './seedAccounts';

const dayMs = 86_400_000;
const registeredBeforeMs = 90 * dayMs;
/** With what the whale's past brings, and the last three: thirty messages. */
const lettersOfWhale = 11;

/** Fills an empty database with the operator's accounts and the seed players; leaves any other as it is. */
export async function seedDatabase(database: Database, nowMs: number): Promise<void> {
  const [before] = await database.select({ players: count() }).from(player);
  if (before && before.players > 0) return;
  const passwordHash = await hashPassword(seedPassword);
  await transact(database, async (transaction) => {
    await lockSubject(transaction, 'seed');
    const [held] = await transaction.select({ players: count() }).from(player);
    if (held && held.players > 0) return;
    await openOperatorAccounts(transaction);
    for (const definition of seedAccounts) await seedPlayer(transaction, definition, { nowMs, passwordHash });
    await seedWhaleTeam(transaction, { nowMs, passwordHash });
  });
}

async function seedPlayer(
  transaction: Database,
  definition: SeedDefinition,
  { nowMs, passwordHash }: { readonly nowMs: number; readonly passwordHash: string },
): Promise<void> {
  const { phone, openId, nickname, vipOrder, kycState, coolsForMs, history } = definition;
  const { monday } = manilaToday(nowMs);
  const playerId = await createPlayer(transaction, {
    phone: phone ?? null,
    openId: openId ?? null,
    passwordHash: phone ? passwordHash : null,
    nickname,
    vipOrder,
    kycState,
    coolingUntilMs: coolsForMs > 0 ? nowMs + coolsForMs : 0,
    registeredAtMs: nowMs - registeredBeforeMs,
    // The regular player checked in on this week's Monday.
    ...(history === 'regular' ? { signTimes: 1, signWeek: monday, signedDay: monday } : {}),
  });
  await sendWelcome(transaction, playerId, nowMs - registeredBeforeMs);
  if (history === 'none') return await readMails(transaction, playerId);
  if (history === 'whale') {
    const startMs = nowMs - registeredBeforeMs + dayMs;
    await sendLetters(transaction, playerId, { count: lettersOfWhale, startMs });
    await playWhaleHistory(transaction, playerId, nowMs);
  } else await playRegularHistory(transaction, playerId, nowMs);
  await readMails(transaction, playerId);
  await sendLetters(transaction, playerId, { count: 3, startMs: nowMs - 4 * dayMs - dayMs / 24 });
}
