import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { fairness, roomChains, roundPaces } from './migrations/fairness';
import { ledger, type Migration, payments, players } from './migrations/accountsAndPayments';
import {
  accessCounts,
  betDayCounts,
  derivedRepairMark,
  houseParts,
  journalTime,
  orderKeys,
  paidInstants,
  statementLines,
} from './migrations/journalAndKeys';
import { bonusPots, bonusTerms } from './migrations/bonus';
import { harmCases, harmLevels } from './migrations/harm';
import { activityPlaces, partPlaces } from './migrations/offer';
import { heldUntilReturn, namesToPart, personRegister, wholeNames } from './migrations/persons';
import { limitPrompts, lostSessions, owedAnswers, realityChecks } from './migrations/play';
import {
  completeAccounts,
  lapsedInvitations,
  latePayments,
  moneyLetters,
  operatorsTerms,
  paymentReturns,
  payoutSessions,
  raiseLetters,
  returns,
} from './migrations/protection';
import {
  accountSecurity,
  accountTime,
  identityChecks,
  referrals,
  playSessions,
  statement,
  tracking,
} from './migrations/referralsAndSecurity';
import {
  betHistory,
  checkInRepair,
  draw,
  giftCards,
  invariants,
  mail,
  playLimits,
  rewards,
} from './migrations/rewardsAndLimits';
import {
  betDays,
  closedParts,
  effectInvariants,
  gameWallets,
  hashedCodes,
  journalByKey,
  teamDays,
} from './migrations/walletsAndDays';
import { roomTickets, walletStatement } from './migrations/tickets';
import { transact } from './transact';

const migration = pgTable('migration', { id: text('id').primaryKey() });
const migrationLock = 5_215_419;

/** Brings the schema up to date. Safe to run from several processes at once: they take turns. */
export async function migrate(database: Database): Promise<void> {
  await transact(database, async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await transaction.execute(sql`CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY)`);
    const applied = new Set((await transaction.select().from(migration)).map((row) => row.id));
    for (const { id, statements } of migrations.filter((step) => !applied.has(step.id))) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(migration).values({ id });
    }
  });
}

/** The database's whole history, oldest first. */
const migrations: readonly Migration[] = [
  ledger,
  players,
  payments,
  invariants,
  rewards,
  checkInRepair,
  giftCards,
  draw,
  betHistory,
  playLimits,
  mail,
  referrals,
  tracking,
  identityChecks,
  accountSecurity,
  statement,
  playSessions,
  accountTime,
  teamDays,
  effectInvariants,
  hashedCodes,
  gameWallets,
  journalByKey,
  closedParts,
  betDays,
  journalTime,
  statementLines,
  orderKeys,
  accessCounts,
  derivedRepairMark,
  houseParts,
  betDayCounts,
  paymentReturns,
  roundPaces,
  fairness,
  raiseLetters,
  partPlaces,
  realityChecks,
  limitPrompts,
  payoutSessions,
  latePayments,
  bonusPots,
  bonusTerms,
  roomChains,
  personRegister,
  completeAccounts,
  returns,
  moneyLetters,
  activityPlaces,
  heldUntilReturn,
  operatorsTerms,
  lostSessions,
  harmLevels,
  harmCases,
  lapsedInvitations,
  wholeNames,
  namesToPart,
  owedAnswers,
  paidInstants,
  roomTickets,
  walletStatement,
];
