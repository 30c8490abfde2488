import {
  epochMillisecondsFrom,
  type HarmLevel,
  ownLimitLapse,
  pesoFromMoney,
  subtractMoney,
} from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { exclusion, playClock, playLimit } from '../../database/tables/limits';
import { player } from '../../database/tables/player';
import { manilaPeriod } from '../../kernel/manilaDays';
import { type LimitPlace, type PlayLimitRow, usageOf } from '../../rules/limits/moneyLimits';
import { depositedSince } from '../../rules/deposits/pastDeposits';
import { promptOf } from '../../rules/limits/limitReview';
import { findPlaySession, goesOn } from '../../rules/limits/playSession';
import { playedToday } from '../../rules/limits/playTime';
import { isCardOwed, type Noticed, readHarm } from '../../rules/harm/harm';
import { returnWaitOf } from '../../rules/limits/returnFromExclusion';
import { checkMinutesOf, findCheckDue } from '../../rules/limits/realityCheck';
import type { Operator } from '../../rules/Operator';
import { awayOf, endOf, ownAwayOf } from '../../rules/players/away';
import { playedSince } from '../../rules/rounds/pastRounds';

const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

type Described = Pick<Operator, 'database' | 'protection'>;

/** A player's limits and breaks on the wire. */
export async function describeLimits(operator: Described, playerId: number, nowMs: number) {
  const { database } = operator;
  const rows = await database.select().from(playLimit).where(eq(playLimit.playerId, playerId));
  const [rest] = await database
    .select({
      coolingUntilMs: player.coolingUntilMs,
      awayKind: player.awayKind,
      heldUntilMs: player.heldUntilMs,
      heldKind: player.heldKind,
      returnAskedAtMs: player.returnAskedAtMs,
    })
    .from(player)
    .where(eq(player.id, playerId));
  const away = rest && awayOf(rest, nowMs);
  const own = rest && ownAwayOf(rest, nowMs);
  const wait = rest && away?.kind === 'over' ? returnWaitOf(rest) : undefined;
  const [excluded] = await database.select().from(exclusion).where(eq(exclusion.playerId, playerId));
  const describe = async (kind: LimitPlace['kind']) => ({
    day: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'day' }),
    week: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'week' }),
    month: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'month' }),
  });
  const noticed = await readHarm(database, playerId);
  return {
    dep: await describe('dep'),
    loss: await describe('loss'),
    ...(await describePlay(operator, playerId, { nowMs, level: noticed.level })),
    ...describeHarm(noticed),
    away: away && {
      kind: away.kind,
      until: endOf(away),
      from: wait && seconds(wait.fromMs),
      lapse: wait && seconds(wait.lapsesMs),
    },
    cool: own && own.kind !== 'over' ? { until: endOf(own) } : null,
    excl:
      excluded && excluded.untilMs > nowMs
        ? { until: seconds(excluded.untilMs), irrevocableUntil: seconds(excluded.irrevocableUntilMs) }
        : null,
  };
}

/** What was noticed of a player; nothing to say of nearly everybody. */
function describeHarm(noticed: Noticed) {
  const { level, seen } = noticed;
  return { level, seen: [...seen], card: isCardOwed(noticed) ? (1 as const) : undefined };
}

interface LimitOfPlayer extends LimitPlace {
  readonly rows: readonly PlayLimitRow[];
  readonly playerId: number;
  readonly nowMs: number;
}

async function describeLimit(database: Database, { rows, playerId, ...place }: LimitOfPlayer) {
  const row = rows.find(({ kind, span }) => kind === place.kind && span === place.span);
  if (row === undefined || row.amount === null) return null;
  const { used, open } = await usageOf(database, playerId, place);
  return {
    am: pesoFromMoney(row.amount),
    used: pesoFromMoney(used),
    open: pesoFromMoney(open),
    reset: seconds(manilaPeriod(place.nowMs, place.span).endsAtMs),
    pending: pendingOf(row, place.nowMs),
  };
}

/** No amount means that the limit itself is to go. */
function pendingOf({ pendingAmount, pendingFromMs }: PlayLimitRow, nowMs: number) {
  const times = waitOf(pendingFromMs, nowMs);
  return times && { am: pendingAmount === null ? null : pesoFromMoney(pendingAmount), ...times };
}

/** From when until when a looser limit can be confirmed; undefined when none waits, or when it has lapsed. */
function waitOf(pendingFromMs: number, nowMs: number) {
  const lapseMs = ownLimitLapse({ from: epochMillisecondsFrom(pendingFromMs) });
  if (pendingFromMs === 0 || nowMs >= lapseMs) return undefined;
  return { from: seconds(pendingFromMs), lapse: seconds(lapseMs) };
}

/** The own limit of play time, the interval of reality checks that holds and the open play session, on the wire. */
async function describePlay(
  operator: Described,
  playerId: number,
  { nowMs, level }: { readonly nowMs: number; readonly level: HarmLevel },
) {
  const { database, protection } = operator;
  const [row] = await database.select().from(playClock).where(eq(playClock.playerId, playerId));
  return {
    session: row?.dailyMinutes
      ? {
          min: row.dailyMinutes,
          sec: seconds(await playedToday(database, playerId, nowMs)),
          reset: seconds(manilaPeriod(nowMs, 'day').endsAtMs),
          pending: pendingMinutesOf(row, nowMs),
        }
      : null,
    reality: { min: checkMinutesOf({ everyMinutes: row?.realityMinutes ?? null, level }, operator) },
    prompt: promptOf(row?.promptedAtMs ?? 0, protection.limitReviewMonths, nowMs),
    owed: row?.mustAnswer === true ? (1 as const) : undefined,
    play: await describePlaySession(operator, playerId, nowMs),
  };
}

/** The play session that is open, or whose reality check waits for an answer. */
async function describePlaySession(operator: Described, playerId: number, nowMs: number) {
  const { database } = operator;
  const held = await findPlaySession(database, playerId);
  if (held === undefined || !goesOn(held, nowMs)) return undefined;
  const no = await findCheckDue(database, playerId, { operator, nowMs });
  if (!held.isOpen && no === undefined) return undefined;
  const { staked, won } = await playedSince(database, playerId, held.startedAtMs);
  const deposited = await depositedSince(database, playerId, held.startedAtMs);
  return {
    start: seconds(held.startedAtMs),
    net: pesoFromMoney(subtractMoney(won, staked)),
    staked: pesoFromMoney(staked),
    won: pesoFromMoney(won),
    dep: pesoFromMoney(deposited),
    check: no === undefined ? undefined : { no },
  };
}

/** No minutes mean that the limit itself is to go. */
function pendingMinutesOf({ pendingMinutes, pendingFromMs }: typeof playClock.$inferSelect, nowMs: number) {
  const times = waitOf(pendingFromMs, nowMs);
  return times && { min: pendingMinutes, ...times };
}
