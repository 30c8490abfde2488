import { randomBytes } from 'node:crypto';
import { moneyFromScore, pesoText, purseTotal } from '@kislap/domain';
import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { PlayerCallContext } from '../../calls/Call';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { bet, favorite } from '../../database/tables/games';
import { identityCheck, identityPicture } from '../../database/tables/identity';
import { exclusion, playClock, playDay, playLimit } from '../../database/tables/limits';
import { mail } from '../../database/tables/mail';
import { deposit, withdrawal } from '../../database/tables/payments';
import { adPoint, consent, dataExport, player } from '../../database/tables/player';
import { prize } from '../../database/tables/rewards';
import { transact } from '../../database/transact';
import { sha256 } from '../../kernel/secrets';
import { readPurse } from '../../ledger/accounts';
import type { Operator } from '../../rules/Operator';
import { readWallets } from '../../rules/wallets/wallets';

const lifetimeMs = 10 * 60_000;

/**
 * Offers the player's data under an address that works once. Not stored under its idempotency key: an answer that
 * opens the data must not lie in the database. A repeat gets another address, and the one before works no more.
 */
export async function offerExport({ operator, nowMs, session }: PlayerCallContext) {
  const key = randomBytes(32).toString('base64url');
  const playerId = session.player.id;
  await transact(operator.database, async (transaction) => {
    const isOver = or(eq(dataExport.playerId, playerId), lt(dataExport.expiresAtMs, nowMs));
    await transaction.delete(dataExport).where(isOver);
    await transaction
      .insert(dataExport)
      .values({ keyHash: sha256(key), playerId, expiresAtMs: nowMs + lifetimeMs });
  });
  return { url: `/api/exports/${key}` };
}

/** Mounts the addresses that `exportMe` answers. Each hands its file out once; one that is over is simply not there. */
export function mountDataExport(app: Hono, operator: Operator): void {
  app.get('/api/exports/:key', async (context) => {
    const nowMs = operator.clock.nowMs();
    const isOffered = and(
      eq(dataExport.keyHash, sha256(context.req.param('key'))),
      gt(dataExport.expiresAtMs, nowMs),
    );
    const [offered] = await operator.database.delete(dataExport).where(isOffered).returning();
    if (!offered) return context.text('This file is no longer here. Ask for it again in the app.', 404);
    const held = await exportOf(operator.database, offered.playerId, nowMs);
    return context.body(JSON.stringify(held, undefined, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="kislap-${offered.playerId}.json"`,
    });
  });
}

/** Everything held about a player, to keep or take elsewhere, without secrets, keys or data about others. */
async function exportOf(database: Database, playerId: number, nowMs: number) {
  const [own] = await database.select().from(player).where(eq(player.id, playerId));
  if (!own) throw new Error(`Unknown player ${playerId}`);
  const { passwordHash: _secret, openId: _key, invitedBy: _another, ...account } = own;
  const purse = await readPurse(database, playerId);
  const { total: inGames } = await readWallets(database, playerId);
  return {
    exportedAt: new Date(nowMs).toISOString(),
    currency: 'PHP',
    account: {
      ...exportedRow(account),
      balance: pesoText(purseTotal(purse)),
      bonus: pesoText(purse.bonus),
      inGameWallets: pesoText(inGames),
    },
    identityChecks: await identityOf(database, playerId),
    ...(await decisionsOf(database, playerId)),
    ...(await recordsOf(database, playerId)),
  };
}

/** What the player chose. */
async function decisionsOf(database: Database, playerId: number) {
  const [consents, limits, clocks, exclusions, favorites] = await Promise.all([
    database.select().from(consent).where(eq(consent.playerId, playerId)).orderBy(asc(consent.id)),
    database.select().from(playLimit).where(eq(playLimit.playerId, playerId)),
    database.select().from(playClock).where(eq(playClock.playerId, playerId)),
    database.select().from(exclusion).where(eq(exclusion.playerId, playerId)),
    database.select().from(favorite).where(eq(favorite.playerId, playerId)),
  ]);
  return {
    consents: consents.map(exportedRow),
    limits: limits.map(exportedRow),
    playClocks: clocks.map(exportedRow),
    exclusions: exclusions.map(exportedRow),
    favourites: favorites.map(exportedRow),
  };
}

/** What happened. */
async function recordsOf(database: Database, playerId: number) {
  const [sessions, deposits, withdrawals, bets, rewards, mails, adPoints, playDays] = await Promise.all([
    database.select().from(session).where(eq(session.playerId, playerId)).orderBy(asc(session.createdAtMs)),
    database.select().from(deposit).where(eq(deposit.playerId, playerId)).orderBy(asc(deposit.id)),
    database.select().from(withdrawal).where(eq(withdrawal.playerId, playerId)).orderBy(asc(withdrawal.id)),
    database.select().from(bet).where(eq(bet.playerId, playerId)).orderBy(asc(bet.id)),
    database.select().from(prize).where(eq(prize.playerId, playerId)).orderBy(asc(prize.id)),
    database.select().from(mail).where(eq(mail.playerId, playerId)).orderBy(asc(mail.id)),
    database.select().from(adPoint).where(eq(adPoint.playerId, playerId)).orderBy(asc(adPoint.atMs)),
    database.select().from(playDay).where(eq(playDay.playerId, playerId)).orderBy(asc(playDay.day)),
  ]);
  return {
    sessions: sessions.map(({ tokenHash: _hash, secretKey: _key, ...seen }) => exportedRow(seen)),
    deposits: deposits.map(exportedRow),
    withdrawals: withdrawals.map(exportedRow),
    bets: bets.map(exportedRow),
    playDays: playDays.map(exportedRow),
    rewards: rewards.map(exportedRow),
    mails: mails.map(exportedRow),
    toldToAdvertisers: adPoints.map(exportedRow),
  };
}

/** The columns that hold money, in the ledger's own unit. */
const moneyColumns: ReadonlySet<string> = new Set([
  'amount',
  'award',
  'bonus',
  'stake',
  'win',
  'validStake',
  'pendingAmount',
  'totalDeposit',
  'totalFlow',
  'needFlow',
  'betFlow',
]);

/** A row of the database as a person reads it: pesos as decimals, instants as dates, nothing where there is none. */
function exportedRow(row: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'playerId')
      .map(([column, value]: [string, unknown]) => exportedValue(column, value)),
  );
}

function exportedValue(column: string, value: unknown): readonly [string, unknown] {
  if (/(?:^at|At|Until|From)Ms$/.test(column)) {
    const isThere = typeof value === 'number' && value > 0;
    return [column.slice(0, -'Ms'.length), isThere ? new Date(value).toISOString() : null];
  }
  if (moneyColumns.has(column) && typeof value === 'number') return [column, pesoText(moneyFromScore(value))];
  return [column, value];
}

/** What a player has sent to prove who they are; the pictures too, while they are held. */
async function identityOf(database: Database, playerId: number) {
  const checks = await database
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.playerId, playerId))
    .orderBy(asc(identityCheck.id));
  const pictures = await database
    .select({
      checkId: identityPicture.checkId,
      side: identityPicture.side,
      type: identityPicture.type,
      content: identityPicture.content,
    })
    .from(identityPicture)
    .innerJoin(identityCheck, eq(identityCheck.id, identityPicture.checkId))
    .where(eq(identityCheck.playerId, playerId));
  return checks.map((check) => ({
    ...exportedRow(check),
    pictures: pictures
      .filter(({ checkId }) => checkId === check.id)
      .map(({ side, type, content }) => ({ side, type, base64: Buffer.from(content).toString('base64') })),
  }));
}
