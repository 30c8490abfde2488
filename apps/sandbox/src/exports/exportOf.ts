import { type Money, pesoText } from '@kislap/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { adPoint } from '../database/tables/adPoint';
import { bet } from '../database/tables/bet';
import { consent } from '../database/tables/consent';
import { deposit } from '../database/tables/deposit';
import { exclusion } from '../database/tables/exclusion';
import { favourite } from '../database/tables/favourite';
import { mail } from '../database/tables/mail';
import { player } from '../database/tables/player';
import { playClock } from '../database/tables/playClock';
import { playDay } from '../database/tables/playDay';
import { playLimit } from '../database/tables/playLimit';
import { prize } from '../database/tables/prize';
import { session } from '../database/tables/session';
import { withdrawal } from '../database/tables/withdrawal';
import { accountIds } from '../ledger/accountIds';
import { readBalance } from '../ledger/readBalance';
import { readWallets } from '../wallets/readWallets';
import { exportedRow } from './exportedRow';
import { identityOf } from './identityOf';

/**
 * Everything that is held about a player, for them to keep or to take elsewhere. Secrets are no facts about a player:
 * hashes and keys stay here, and so does whatever is about somebody else.
 */
export async function exportOf(database: Database, playerId: number, nowMs: number) {
  const [own] = await database.select().from(player).where(eq(player.id, playerId));
  if (!own) throw new Error(`Unknown player ${playerId}`);
  const { passwordHash: _secret, openId: _key, invitedBy: _another, ...account } = own;
  const balance: Money = await readBalance(database, accountIds.cash(playerId));
  const { total: inGames } = await readWallets(database, playerId);
  return {
    exportedAt: new Date(nowMs).toISOString(),
    currency: 'PHP',
    account: { ...exportedRow(account), balance: pesoText(balance), inGameWallets: pesoText(inGames) },
    identityChecks: await identityOf(database, playerId),
    ...(await decisionsOf(database, playerId)),
    ...(await recordsOf(database, playerId)),
  };
}

/** What the player chose. */
async function decisionsOf(database: Database, playerId: number) {
  const [consents, limits, clocks, exclusions, favourites] = await Promise.all([
    database.select().from(consent).where(eq(consent.playerId, playerId)).orderBy(asc(consent.id)),
    database.select().from(playLimit).where(eq(playLimit.playerId, playerId)),
    database.select().from(playClock).where(eq(playClock.playerId, playerId)),
    database.select().from(exclusion).where(eq(exclusion.playerId, playerId)),
    database.select().from(favourite).where(eq(favourite.playerId, playerId)),
  ]);
  return {
    consents: consents.map(exportedRow),
    limits: limits.map(exportedRow),
    playClocks: clocks.map(exportedRow),
    exclusions: exclusions.map(exportedRow),
    favourites: favourites.map(exportedRow),
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
