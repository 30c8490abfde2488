import type { Database } from '../database/Database';
import { manilaToday } from '../kernel/manilaToday';
import { sendWelcome } from '../mail/sendWelcome';
import { createPlayer } from '../players/createPlayer';
import { playRegularHistory } from './playRegularHistory';
import { playWhaleHistory } from './playWhaleHistory';
import { readMails } from './readMails';
import { type SeedDefinition, seedAccounts } from './seedAccounts';
import { seedWhaleTeam } from './seedWhaleTeam';
import { sendLetters } from './sendLetters';

const dayMs = 86_400_000;
const registeredBeforeMs = 90 * dayMs;
/** With what the whale's past brings, and the last three: thirty messages. */
const lettersOfWhale = 11;

/** When the seed players' pasts end, and what each of them signs in with. */
interface SeedTime {
  readonly nowMs: number;
  readonly passwordHash: string;
}

/** The accounts to try the sandbox with, living through their pasts. */
export async function seedPlayers(transaction: Database, time: SeedTime): Promise<void> {
  for (const definition of seedAccounts) await seedPlayer(transaction, definition, time);
  await seedWhaleTeam(transaction, time);
}

async function seedPlayer(
  transaction: Database,
  definition: SeedDefinition,
  { nowMs, passwordHash }: SeedTime,
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
