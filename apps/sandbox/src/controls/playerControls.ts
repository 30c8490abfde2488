import {
  accountsControl,
  identityControl,
  killControl,
  messagesControl,
  sessionControl,
} from '@kislap/api/controls';
import { maskPhone, type Money, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, ilike, inArray, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/Database';
import { session, smsCode } from '../database/tables/access';
import { identityCheck, identityPicture } from '../database/tables/identity';
import { account } from '../database/tables/ledger';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import { sendMail } from '../rules/mail/mail';
import type { Operator } from '../rules/Operator';
import { awayOf } from '../rules/players/away';
import { identityCode, latestCheck } from '../rules/players/identity';
import { enterMarks, marksOf } from '../rules/persons/marks';
import { lockPlayer } from '../rules/players/player';
import { openSession } from '../rules/players/session';
import { smsRules } from '../rules/players/smsCodes';
import { excludedAccount } from '../seed/excludedAccount';
import { seedAccounts } from '../seed/seedAccounts';
import { checkPlayer, type Control, defineControl, onePage, pageSize } from './control';

/** What concerns one player. */
export const playerControls: readonly Control[] = [
  defineControl(accountsControl, listAccounts),
  defineControl(messagesControl, async ({ database }) => ({ messages: await listMessages(database) })),
  defineControl(sessionControl, openTestSession),
  defineControl(killControl, async ({ database }, { userId }) => {
    await database.delete(session).where(eq(session.playerId, userId));
    return {};
  }),
  defineControl(identityControl, async (operator, word) => {
    await reviewIdentity(operator, word);
    return {};
  }),
];

/** Signs a player in without proof. */
async function openTestSession(
  { database, clock }: Operator,
  who: { readonly userId: number } | { readonly openId: string },
) {
  const [found] = await database
    .select({ id: player.id })
    .from(player)
    .where('userId' in who ? eq(player.id, who.userId) : eq(player.openId, who.openId));
  if (!found) throw new Refusal('notFound');
  const { token } = await openSession(database, { playerId: found.id, nowMs: clock.nowMs() });
  return { token, UserID: found.id };
}

/** The newest text messages that would have been sent. */
async function listMessages(database: Database) {
  const rows = await database.select().from(smsCode).orderBy(desc(smsCode.id)).limit(pageSize);
  return rows.map(({ id, phone, sentAtMs, expiresAtMs, isUsed }) => ({
    id,
    phone: maskPhone(phone),
    // Only its hash is stored; with controls, every code is the same.
    code: smsRules.demoCode,
    sentAtMs,
    expiresAtMs,
    isUsed,
  }));
}

/**
 * Passes or refuses a player's documents, deletes their pictures, and sends a message.
 *
 * @throws Refusal `notFound` when nothing is in review
 */
async function reviewIdentity(
  { database, clock, personKey }: Operator,
  { userId, pass, note }: InferOutput<typeof identityControl.request>,
): Promise<void> {
  await checkPlayer(database, userId);
  const nowMs = clock.nowMs();
  await transact(database, async (transaction) => {
    const { kycState, ...known } = await lockPlayer(transaction, userId);
    if (kycState !== identityCode.review) throw new Refusal('notFound');
    const state = pass ? identityCode.passed : identityCode.refused;
    const checkId = await closeCheck(transaction, userId, { state, note, nowMs });
    await transaction.update(player).set({ kycState: state }).where(eq(player.id, userId));
    if (pass) await proveDocument(transaction, userId, { personKey, nowMs });
    await sendMail(transaction, {
      playerId: userId,
      template: pass ? passedTemplate(known, nowMs) : 'identityRefused',
      mailKey: `identity:${checkId}`,
      words: { note },
      nowMs,
    });
  });
}

/** Whoever is away is invited to no deposit: what the check opens then is the way out of own money. */
function passedTemplate(known: Parameters<typeof awayOf>[0], nowMs: number) {
  return awayOf(known, nowMs) === undefined ? 'identityPassed' : 'identityPassedAway';
}

/** From now on nobody can claim this document against its owner. */
async function proveDocument(
  transaction: Database,
  playerId: number,
  { personKey, nowMs }: { readonly personKey: string; readonly nowMs: number },
): Promise<void> {
  const check = await latestCheck(transaction, playerId);
  if (check === undefined) return;
  const document = { type: check.documentType, number: check.documentNumber, isProven: true };
  await enterMarks(transaction, { playerId, marks: marksOf(personKey, { document }), nowMs });
}

interface Word {
  readonly state: number;
  readonly note: string;
  readonly nowMs: number;
}

/** A seed player may be in review without having sent anything: then there is no check to close. */
async function closeCheck(transaction: Database, playerId: number, { state, note, nowMs }: Word) {
  const open = await latestCheck(transaction, playerId);
  if (open?.state !== identityCode.review) return 0;
  await transaction
    .update(identityCheck)
    .set({ state, note: state === identityCode.refused ? note : '', reviewedAtMs: nowMs })
    .where(and(eq(identityCheck.id, open.id), eq(identityCheck.state, identityCode.review)));
  await transaction.delete(identityPicture).where(eq(identityPicture.checkId, open.id));
  return open.id;
}

interface Wanted {
  readonly search: string;
  readonly before?: number;
}

const seedPhones = [...seedAccounts.flatMap(({ phone }) => phone ?? []), excludedAccount.phone];

const seedOpenIds = seedAccounts.flatMap(({ openId }) => openId ?? []);

/** The accounts to try it with, then all others, newest first, a page at a time. */
async function listAccounts(operator: Operator, { search, before }: Wanted) {
  const isSeed = sql`(${or(
    inArray(sql`coalesce(${player.phone}, '')`, seedPhones),
    inArray(sql`coalesce(${player.openId}, '')`, seedOpenIds),
  )})`;
  const isFirst = before === undefined;
  const seeds = isFirst ? await selectAccounts(operator, and(isSeed, matches(search)), 100) : [];
  const others = await selectAccounts(
    operator,
    and(not(isSeed), matches(search), isFirst ? undefined : lt(player.id, before)),
    pageSize + 1,
  );
  const { rows, next } = onePage(others);
  const nowMs = operator.clock.nowMs();
  return { accounts: [...seeds.toReversed(), ...rows].map((row) => describe(row, nowMs)), ...next };
}

/** Part of a name or of a login; an id as a whole. */
function matches(search: string) {
  const wanted = search.trim();
  if (wanted === '') return undefined;
  const part = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(player.nickname, part),
    ilike(player.phone, part),
    ilike(player.openId, part),
    eq(sql`${player.id}::text`, wanted),
  );
}

const pot = alias(account, 'pot');

async function selectAccounts({ database, clock }: Operator, fits: ReturnType<typeof and>, limit: number) {
  const isSignedIn = sql<boolean>`EXISTS (SELECT 1 FROM ${session}
    WHERE ${session.playerId} = ${player.id} AND ${session.expiresAtMs} > ${clock.nowMs()})`;
  return await database
    .select({
      id: player.id,
      nickname: player.nickname,
      phone: player.phone,
      openId: player.openId,
      vipLevel: player.vipLevel,
      kycState: player.kycState,
      coolingUntilMs: player.coolingUntilMs,
      heldUntilMs: player.heldUntilMs,
      heldKind: player.heldKind,
      awayKind: player.awayKind,
      closedAtMs: player.closedAtMs,
      balance: sql<Money>`${account.balance} + ${pot.balance}`.mapWith(account.balance),
      isSignedIn,
    })
    .from(player)
    .innerJoin(account, eq(account.id, sql`'player:' || ${player.id} || ':cash'`))
    .innerJoin(pot, eq(pot.id, sql`'player:' || ${player.id} || ':bonus'`))
    .where(fits)
    .orderBy(desc(player.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectAccounts>>[number];

function describe(
  { id, nickname, phone, openId, balance, vipLevel, isSignedIn, ...row }: Row,
  nowMs: number,
) {
  const seed = [...seedAccounts, excludedAccount].find((one) =>
    phone ? one.phone === phone : 'openId' in one && one.openId === openId,
  );
  return {
    userId: id,
    nickname,
    login: seed ? (phone ?? openId ?? '') : phone ? maskPhone(phone) : (openId ?? ''),
    description: seed?.description ?? '',
    balance: scoreFromMoney(balance),
    vipLevel,
    state: stateOf(row, nowMs),
    identity: identityOf(row.kycState),
    isSignedIn,
  };
}

type AwayRow = Pick<Row, 'closedAtMs' | 'coolingUntilMs' | 'awayKind' | 'heldUntilMs' | 'heldKind'>;

function stateOf(row: AwayRow, nowMs: number) {
  if (row.closedAtMs > 0) return 'closed' as const;
  return awayOf(row, nowMs) ? ('resting' as const) : ('open' as const);
}

function identityOf(kycState: number) {
  if (kycState === identityCode.review) return 'review' as const;
  if (kycState === identityCode.passed) return 'passed' as const;
  return kycState === identityCode.refused ? ('refused' as const) : ('none' as const);
}
