import {
  type DepositLogRow,
  depositNoticeCall,
  type DepositNoticeRow,
  getDepositLogCall,
  getWithdrawLogCall,
  thirdWdwCall,
  type WithdrawLogRow,
} from '@kislap/api/contract';
import { addMoney, pesoFromMoney, purseTotal, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { createBatch } from '../../database/createBatch';
import { createQuery } from '../../database/pooled';
import { deposit, depositNotice, type DepositRow, withdrawal } from '../../database/tables/payments';
import { readPurse } from '../../ledger/accounts';
import { endPlaySession } from '../../rules/limits/playSession';
import { depositEnd, depositStatus, withdrawalStatus } from '../../rules/orders/orders';
import { lockPlayer } from '../../rules/players/player';
import { emptyWallets } from '../../rules/wallets/wallets';

/** Calls about what came in and went out. */
export const recordCalls = [
  playerCall(depositNoticeCall, listDepositNotices),
  playerCall(getDepositLogCall, listDeposits),
  playerCall(getWithdrawLogCall, listWithdrawals),
  playerCall(thirdWdwCall, transferGameWallets),
];

const latestOnly = -1;

/** Credits after `logId`, oldest first; for -1 the latest one alone, as the baseline of a poll. */
async function listDepositNotices(
  { operator, session }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<DepositNoticeRow[]> {
  const own = eq(depositNotice.playerId, session.player.id);
  const credits = operator.database
    .select({ ...getTableColumns(depositNotice), orderId: deposit.orderId })
    .from(depositNotice)
    .innerJoin(deposit, eq(deposit.id, depositNotice.depositId));
  const rows =
    logId === latestOnly
      ? await credits.where(own).orderBy(desc(depositNotice.id)).limit(1)
      : await credits.where(and(own, gt(depositNotice.id, logId))).orderBy(depositNotice.id);
  return rows.map((row) => ({
    logid: row.id,
    amount: pesoFromMoney(row.amount),
    isFirst: row.isFirst ? 'true' : 'false',
    logtime: Math.floor(row.atMs / 1000),
    orderid: row.orderId,
  }));
}

/** Deposits before `logId` (0 = from the newest), newest first. */
async function listDeposits(
  { operator, session, locale }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<DepositLogRow[]> {
  const rows = await readDepositPage(operator.database, {
    playerId: session.player.id,
    before: logId > 0 ? logId : Number.MAX_SAFE_INTEGER,
  });
  return rows.map((row) => ({
    logid: row.id,
    logtime: Math.floor(row.createdAtMs / 1000),
    amount: pesoFromMoney(row.amount),
    bank_code: row.bankCode || row.channelName,
    account_no: '',
    status: row.status,
    isFirst: row.isFirst ? 'true' : 'false',
    orderid: row.orderId,
    paytype: row.mode,
    ...depositStatus(row),
    ...depositEnd(row, locale),
    acId: row.promotion,
    bonus: pesoFromMoney(addMoney(row.award, row.bonus)),
  }));
}

interface PageQuestion {
  readonly playerId: number;
  /** Only what has a smaller id. */
  readonly before: number;
}

/** The record that is asked for most: after each deposit, and while one is on its way. */
const readDepositPage = createBatch(async (database: Database, questions: readonly PageQuestion[]) => {
  const rows = await depositPages(database, {
    players: questions.map(({ playerId }) => playerId),
    limits: questions.map(({ before }) => before),
  });
  const pages = questions.map((): Pick<DepositRow, keyof typeof shownColumns>[] => []);
  for (const { place, row } of rows) pages[place - 1]?.push(row);
  return pages;
});

/** No more than the record shows: each column of each row has to be read again here. */
const shownColumns = {
  id: deposit.id,
  orderId: deposit.orderId,
  mode: deposit.mode,
  channelName: deposit.channelName,
  bankCode: deposit.bankCode,
  amount: deposit.amount,
  award: deposit.award,
  bonus: deposit.bonus,
  promotion: deposit.promotion,
  status: deposit.status,
  isFirst: deposit.isFirst,
  createdAtMs: deposit.createdAtMs,
  expiresAtMs: deposit.expiresAtMs,
  creditDueAtMs: deposit.creditDueAtMs,
  settledAtMs: deposit.settledAtMs,
  closedFor: deposit.closedFor,
  returnedAtMs: deposit.returnedAtMs,
  returnDoneAtMs: deposit.returnDoneAtMs,
};

const depositPages = createQuery((database) => {
  const page = database
    .select(shownColumns)
    .from(deposit)
    .where(sql`${deposit.playerId} = asked.player_id AND ${deposit.id} < asked.before`)
    .orderBy(desc(deposit.id))
    .limit(pageSize)
    .as('deposit');
  return database
    .select({ place: sql`place`.mapWith(Number), row: shownColumns })
    .from(
      sql`unnest(${sql.placeholder('players')}::int[], ${sql.placeholder('limits')}::bigint[])
        WITH ORDINALITY AS asked (player_id, before, place)`,
    )
    .crossJoinLateral(page)
    .orderBy(sql`place`, desc(deposit.id))
    .prepare('deposit_pages');
});

/** Withdrawals before `logId` (0 = from the newest), newest first. */
async function listWithdrawals(
  { operator, session }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<WithdrawLogRow[]> {
  const rows = await operator.database
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, session.player.id), logId > 0 ? lt(withdrawal.id, logId) : undefined))
    .orderBy(desc(withdrawal.id))
    .limit(pageSize);
  return rows.map((row) => ({
    id: row.id,
    logtime: Math.floor(row.createdAtMs / 1000),
    amount: pesoFromMoney(row.amount),
    bank_code: row.bankCode,
    account_no: row.accountNo,
    status: row.status,
    ...(row.note === '' ? {} : { note: row.note }),
    orderid: row.orderId,
    ...withdrawalStatus(row),
  }));
}

const transferred = v.object({ Score: v.number(), moved: v.number() });

/**
 * Brings home what lies in the wallets of studios, and ends the play session. A second key finds nothing to bring; the
 * same key is answered as at first.
 */
async function transferGameWallets(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  const playerId = session.player.id;
  return await context.once(transferred, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    await endPlaySession(transaction, playerId, nowMs);
    const moved = await emptyWallets(transaction, { player, nowMs }, operator.failpoints);
    const balance = purseTotal(await readPurse(transaction, playerId));
    return { Score: scoreFromMoney(balance), moved: scoreFromMoney(moved) };
  });
}
