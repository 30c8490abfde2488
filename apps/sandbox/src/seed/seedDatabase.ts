import { modeOrder, moneyFromPeso } from '@kislap/domain';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playClock } from '../database/tables/limits';
import { mail } from '../database/tables/mail';
import { player } from '../database/tables/player';
import { lockSubject, transact } from '../database/transact';
import { manilaDayMs, manilaToday } from '../kernel/manilaDays';
import { openOperatorAccounts } from '../ledger/accounts';
import { sendGift, sendMail } from '../rules/mail/mail';
import { enterKnownPersons } from '../rules/persons/enterKnownPersons';
import { demoPersonKey } from '../rules/persons/marks';
import { hashPassword, isPassword } from '../rules/players/passwordHash';
import { createPlayer, lockPlayer } from '../rules/players/player';
import { sendWelcome } from '../rules/players/welcome';
import { liveProtectedPast } from './protectedPasts';
import { playRegularHistory, playWhaleHistory } from './PastPlayer';
import { agreedAt, seedAccounts, type SeedDefinition, seedPassword } from './seedAccounts';
import { excludedAccount, seedExcluded } from './excludedAccount';
import { seedWhaleTeam, teamPhones } from './whaleTeam';

/**
 * Fills an empty database with the operator's accounts and the seed players; leaves any other as it is.
 *
 * @param personKey hashes what they are known again by
 */
export async function seedDatabase(
  database: Database,
  nowMs: number,
  personKey: string = demoPersonKey,
): Promise<void> {
  const [before] = await database.select({ players: count() }).from(player);
  if (before && before.players > 0) return;
  const passwordHash = await hashPassword(seedPassword);
  await transact(database, async (transaction) => {
    await lockSubject(transaction, 'seed');
    const [held] = await transaction.select({ players: count() }).from(player);
    if (held && held.players > 0) return;
    await openOperatorAccounts(transaction, modeOrder);
    await seedPlayers(transaction, { nowMs, passwordHash });
    await enterKnownPersons(transaction, personKey);
  });
}

const registeredBeforeMs = 90 * manilaDayMs;
/** With what the whale's past brings, and the last three: thirty messages. */
const lettersOfWhale = 11;

/** When the seed players' pasts end, and what each of them signs in with. */
interface SeedTime {
  readonly nowMs: number;
  readonly passwordHash: string;
}

/** The accounts to try the sandbox with, living through their pasts. */
export async function seedPlayers(transaction: Database, time: SeedTime): Promise<void> {
  const isAfterwards = ({ history, isUnanswered }: SeedDefinition) =>
    history === 'limited' || history === 'marked' || isUnanswered === true;
  const seed = async (chosen: readonly SeedDefinition[]) => {
    for (const definition of chosen) await seedPlayer(transaction, definition, time);
  };
  await seed(seedAccounts.filter((one) => !isAfterwards(one)));
  await seedWhaleTeam(transaction, time);
  await seedExcluded(transaction, time);
  // Last, so that the accounts before them keep their numbers.
  await seed(seedAccounts.filter(isAfterwards));
}

async function seedPlayer(
  transaction: Database,
  definition: SeedDefinition,
  { nowMs, passwordHash }: SeedTime,
): Promise<void> {
  const { phone, openId, nickname, vipOrder, kycState, history, isIncomplete, isUnanswered } = definition;
  const { monday } = manilaToday(nowMs);
  const playerId = await createPlayer(transaction, {
    phone: phone ?? null,
    openId: openId ?? null,
    passwordHash: phone ? passwordHash : null,
    nickname,
    vipOrder,
    kycState,
    ...(isIncomplete !== true && agreedAt(nowMs - registeredBeforeMs)),
    registeredAtMs: nowMs - registeredBeforeMs,
    // The regular player checked in on this week's Monday.
    ...(history === 'regular' ? { signTimes: 1, signWeek: monday, signedDay: monday } : {}),
  });
  await sendWelcome(transaction, playerId, nowMs - registeredBeforeMs);
  await transaction.update(player).set(restOf(definition, nowMs)).where(eq(player.id, playerId));
  if (isUnanswered !== true) await transaction.insert(playClock).values({ playerId, promptedAtMs: nowMs });
  if (history === 'none') return await readMails(transaction, playerId);
  if (history !== 'regular' && history !== 'whale') {
    await readMails(transaction, playerId);
    return await liveProtectedPast(transaction, history, { playerId, nowMs });
  }
  if (history === 'whale') {
    const startMs = nowMs - registeredBeforeMs + manilaDayMs;
    await sendLetters(transaction, playerId, { count: lettersOfWhale, startMs });
    await playWhaleHistory(transaction, playerId, nowMs);
  } else await playRegularHistory(transaction, playerId, nowMs);
  await readMails(transaction, playerId);
  await sendLetters(transaction, playerId, { count: 3, startMs: nowMs - 4 * manilaDayMs - manilaDayMs / 24 });
  await numberMailsByTime(transaction, playerId);
}

function restOf({ coolsForMs, isExcluded }: SeedDefinition, nowMs: number) {
  const awayKind = isExcluded ? ('exclusion' as const) : ('break' as const);
  return { awayKind, coolingUntilMs: coolsForMs === 0 ? 0 : nowMs + coolsForMs };
}

const seedPhones = [
  ...seedAccounts.flatMap(({ phone }) => phone ?? []),
  excludedAccount.phone,
  ...teamPhones,
];

/** Whether a demo account still has the published password. */
export async function hasDemoPasswords(database: Database): Promise<boolean> {
  const found = await database
    .select({ passwordHash: player.passwordHash })
    .from(player)
    .where(and(inArray(player.phone, seedPhones), isNotNull(player.passwordHash)));
  for (const { passwordHash } of found) {
    if (await isPassword(seedPassword, passwordHash)) return true;
  }
  return false;
}

const gift = { template: 'loyalty', amount: moneyFromPeso(18), lastsMs: 7 * manilaDayMs } as const;

/** Letters of the operator to a seed player, every other day: a gift with the first of every four, news otherwise. */
async function sendLetters(
  transaction: Database,
  playerId: number,
  { count, startMs }: { readonly count: number; readonly startMs: number },
): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const nowMs = startMs + place * 2 * manilaDayMs;
    const about = { mailKey: `letter:${nowMs}`, nowMs };
    if (place % 4 === 0) {
      await sendGift(transaction, await lockPlayer(transaction, playerId), { ...about, ...gift });
    } else await sendMail(transaction, { ...about, playerId, template: 'news' });
  }
}

/** A past is told subject by subject; a mailbox is in the order in which its messages came. */
async function numberMailsByTime(transaction: Database, playerId: number): Promise<void> {
  const own = eq(mail.playerId, playerId);
  const messages = await transaction.select().from(mail).where(own).orderBy(asc(mail.atMs), asc(mail.id));
  await transaction.delete(mail).where(own);
  await transaction.insert(mail).values(messages.map(({ id: _id, ...message }) => message));
}

/** A seed player has read everything, an hour after it came. */
async function readMails(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .update(mail)
    .set({ readAtMs: sql`at_ms + 3600000` })
    .where(eq(mail.playerId, playerId));
}
