import { maskPhone, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, ilike, inArray, lt, not, or, sql } from 'drizzle-orm';
import { account } from '../database/tables/account';
import { player } from '../database/tables/player';
import { session } from '../database/tables/session';
import { identityCode } from '../identity/identityCode';
import type { Operator } from '../Operator';
import { seedAccounts } from '../seed/seedAccounts';
import { onePage, pageSize } from './onePage';

interface Wanted {
  readonly search: string;
  readonly before?: number;
}

const seedPhones = seedAccounts.flatMap(({ phone }) => phone ?? []);
const seedOpenIds = seedAccounts.flatMap(({ openId }) => openId ?? []);

/** The accounts to try it with, then all others, newest first, a page at a time. */
export async function listAccounts(operator: Operator, { search, before }: Wanted) {
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
      closedAtMs: player.closedAtMs,
      balance: account.balance,
      isSignedIn,
    })
    .from(player)
    .innerJoin(account, eq(account.id, sql`'player:' || ${player.id} || ':cash'`))
    .where(fits)
    .orderBy(desc(player.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectAccounts>>[number];

function describe(
  { id, nickname, phone, openId, balance, vipLevel, isSignedIn, ...row }: Row,
  nowMs: number,
) {
  const seed = seedAccounts.find((one) => (phone ? one.phone === phone : one.openId === openId));
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

function stateOf({ closedAtMs, coolingUntilMs }: Pick<Row, 'closedAtMs' | 'coolingUntilMs'>, nowMs: number) {
  if (closedAtMs > 0) return 'closed' as const;
  return coolingUntilMs > nowMs ? ('resting' as const) : ('open' as const);
}

function identityOf(kycState: number) {
  if (kycState === identityCode.review) return 'review' as const;
  if (kycState === identityCode.passed) return 'passed' as const;
  return kycState === identityCode.refused ? ('refused' as const) : ('none' as const);
}
