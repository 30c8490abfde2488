import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/database/Database';
import { bet } from '../../src/database/tables/games';
import { mail } from '../../src/database/tables/mail';
import { deposit, withdrawal } from '../../src/database/tables/payments';
import { inviteBonus } from '../../src/database/tables/referrals';
import { prize, turnoverTask } from '../../src/database/tables/rewards';
import { manilaToday } from '../../src/kernel/manilaDays';

const dayMs = 86_400_000;
const pageSize = 20;
const rebatePageSize = 100;
const statementDays = 91;
const places = ['first', 'middle', 'last'] as const;

/** One page of a record, as a player asks for it. */
export interface RecordPage {
  readonly record: string;
  readonly place: (typeof places)[number];
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The first, a middle and the last page of every record that a player of the scale seed can turn over. */
export async function recordPages(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<readonly RecordPage[]> {
  const own = { database, playerId };
  const byLogId = (ids: readonly number[]) => ids.map((id) => ({ logId: String(id) }));
  return [
    ...pages('deposits', 'getDepositLog', byLogId(await idsAt(own, deposit))),
    ...pages('withdrawals', 'getWithdrawLog', byLogId(await idsAt(own, withdrawal))),
    ...pages('prizes', 'lotteryLog', byLogId(await idsAt(own, prize))),
    ...pages('invitations', 'shareLog', byLogId(await idsAt(own, inviteBonus))),
    ...pages(
      'mails',
      'getMsgList',
      (await idsAt(own, mail)).map((id) => ({ id: String(id) })),
    ),
    ...(await pagesByTime(own, nowMs)),
    ...(await pagesByNumber(own)),
  ];
}

/** What is asked for by days: the statement of a quarter, and the bets of one day. */
async function pagesByTime(own: Own, nowMs: number): Promise<readonly RecordPage[]> {
  const dayOf = (epochMs: number) => manilaToday(epochMs).day;
  const startsAtMs = nowMs - statementDays * dayMs;
  const period = { from: dayOf(startsAtMs), to: dayOf(nowMs) };
  const lines = sql`(SELECT journal_id * 16 AS id, account_id FROM posting JOIN journal
    ON journal.id = journal_id AND at_ms >= ${startsAtMs}) AS line`;
  const owner = sql`account_id = 'player:' || ${own.playerId}::text || ':cash'`;
  const ids = await idsAt(own, lines, { owner });
  const times = await timesAt(own);
  return [
    ...pages(
      'statement',
      'statement',
      ids.map((id) => ({ ...period, logId: String(id) })),
    ),
    ...pages(
      'bets',
      'betLog4U',
      times.map((at) => ({ curDate: dayOf(at), logId: '0' })),
    ),
  ];
}

/** What the contract turns over by a page's number or by how many rows came before. */
async function pagesByNumber({ database, playerId }: Own): Promise<readonly RecordPage[]> {
  const tasks = await database.$count(turnoverTask, eq(turnoverTask.playerId, playerId));
  const given = await database.$count(prize, eq(prize.playerId, playerId));
  const spread = (first: number, last: number) =>
    [first, Math.floor((first + last) / 2), Math.max(first, last)].map(String);
  return [
    ...pages(
      'turnover',
      'turnover',
      spread(1, Math.ceil(tasks / pageSize)).map((page) => ({ page })),
    ),
    ...pages(
      'rebates',
      'getDayFlow',
      spread(0, given - rebatePageSize).map((offset) => ({ offset })),
    ),
  ];
}

interface Own {
  readonly database: Database;
  readonly playerId: number;
}

function pages(record: string, call: string, fields: readonly RecordPage['fields'][]): RecordPage[] {
  return places.map((place, index) => ({ record, place, call, fields: fields[index] ?? {} }));
}

/** The ids to ask from: 0 for the newest, one in the middle, and the one before the last page. */
async function idsAt(
  { database, playerId }: Own,
  table: PgTable | ReturnType<typeof sql>,
  { owner = sql`player_id = ${playerId}` } = {},
): Promise<readonly number[]> {
  const rows = await database
    .select({ id: sql<string>`id::text` })
    .from(sql`${table}`)
    .where(owner)
    .orderBy(sql`id DESC`);
  const ids = rows.map(({ id }) => Number(id));
  const middle = ids[Math.floor(ids.length / 2)] ?? 0;
  return [0, middle, ids[Math.max(0, ids.length - pageSize - 1)] ?? 0];
}

async function timesAt({ database, playerId }: Own): Promise<readonly number[]> {
  const rows = await database
    .select({ atMs: bet.atMs })
    .from(bet)
    .where(sql`player_id = ${playerId}`)
    .orderBy(sql`id DESC`);
  return [0, Math.floor(rows.length / 2), rows.length - 1].map((index) => rows[index]?.atMs ?? 0);
}
