import type { rgSetCall } from '@kislap/api/contract';
import { epochMillisecondsFrom, type Money, moneyFromPeso, nextOwnLimit, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import type { Database } from '../../database/Database';
import { playClock, playLimit } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import type { LimitPlace, PlayLimitRow } from '../../rules/limits/moneyLimits';
import { lockPlayer } from '../../rules/players/player';
import { describeLimits } from './describeLimits';

type LimitRequest = v.InferOutput<typeof rgSetCall.request>;

/**
 * Sets one of the player's own limits, or the interval of reality checks.
 *
 * @throws Refusal `badParameter`
 */
export async function setLimit(context: PlayerCallContext, request: LimitRequest) {
  const { session, operator, nowMs } = context;
  const playerId = session.player.id;
  await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    await setOne(transaction, request, { playerId, nowMs });
    return null;
  });
  return await describeLimits(operator.database, playerId, nowMs);
}

async function setOne(
  transaction: Database,
  { kind, span, value }: LimitRequest,
  whose: { readonly playerId: number; readonly nowMs: number },
): Promise<void> {
  switch (kind) {
    case 'session':
      return await setTimeLimit(transaction, { ...whose, minutes: value });
    case 'reality':
      return await setRealityCheck(transaction, { ...whose, minutes: value ?? 0 });
    case 'dep':
    case 'loss':
      if (span === undefined) throw new Refusal('badParameter', { field: 'span' });
      return await setMoneyLimit(transaction, { ...whose, kind, span, value });
  }
}

interface MoneyLimitRequest extends LimitPlace {
  readonly playerId: number;
  readonly nowMs: number;
  /** In pesos; `undefined` for no limit. */
  readonly value: number | undefined;
}

/** Sets a limit in money by the limit rule. The player must be locked. @throws Refusal `badParameter` */
async function setMoneyLimit(transaction: Database, request: MoneyLimitRequest): Promise<void> {
  const { playerId, kind, span, value, nowMs } = request;
  const most = value === undefined ? undefined : moneyFromPeso(value);
  if (most !== undefined && most < zeroMoney) throw new Refusal('badParameter', { field: 'value' });
  const held = heldOf(await findRow(transaction, request));
  const next = nextOwnLimit<Money>(held, most, epochMillisecondsFrom(nowMs));
  const row = {
    amount: next.most ?? null,
    pendingAmount: next.waiting?.most ?? null,
    pendingFromMs: next.waiting?.from ?? 0,
  };
  await transaction
    .insert(playLimit)
    .values({ playerId, kind, span, ...row })
    .onConflictDoUpdate({ target: [playLimit.playerId, playLimit.kind, playLimit.span], set: row });
}

async function findRow(transaction: Database, { playerId, kind, span }: MoneyLimitRequest) {
  const [row] = await transaction
    .select()
    .from(playLimit)
    .where(and(eq(playLimit.playerId, playerId), eq(playLimit.kind, kind), eq(playLimit.span, span)));
  return row;
}

function heldOf(row: PlayLimitRow | undefined) {
  const { amount = null, pendingAmount = null, pendingFromMs = 0 } = row ?? {};
  const from = epochMillisecondsFrom(pendingFromMs);
  return {
    most: amount ?? undefined,
    waiting: pendingFromMs > 0 ? { most: pendingAmount ?? undefined, from } : undefined,
  };
}

/** A day has no more. */
const mostMinutes = 1440;

interface TimeLimitRequest {
  readonly playerId: number;
  readonly nowMs: number;
  /** A day; `undefined` for no limit. */
  readonly minutes: number | undefined;
}

/** Sets the time of a day at the games by the limit rule. The player must be locked. @throws Refusal `badParameter` */
async function setTimeLimit(
  transaction: Database,
  { playerId, minutes, nowMs }: TimeLimitRequest,
): Promise<void> {
  if (minutes !== undefined && !isMinutes(minutes)) throw new Refusal('badParameter', { field: 'value' });
  const [row] = await transaction.select().from(playClock).where(eq(playClock.playerId, playerId));
  const { dailyMinutes = null, pendingMinutes = null, pendingFromMs = 0 } = row ?? {};
  const from = epochMillisecondsFrom(pendingFromMs);
  const held = {
    most: dailyMinutes ?? undefined,
    waiting: pendingFromMs > 0 ? { most: pendingMinutes ?? undefined, from } : undefined,
  };
  const { most, waiting } = nextOwnLimit(held, minutes, epochMillisecondsFrom(nowMs));
  const next = {
    dailyMinutes: most ?? null,
    pendingMinutes: waiting?.most ?? null,
    pendingFromMs: waiting?.from ?? 0,
  };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}

const isMinutes = (value: number) => Number.isInteger(value) && value >= 1 && value <= mostMinutes;

const intervals = [0, 15, 30, 60];

/**
 * Sets the interval of reality checks. It restricts nothing, so any change holds at once. The player must be locked.
 *
 * @throws Refusal `badParameter`
 */
async function setRealityCheck(
  transaction: Database,
  { playerId, minutes }: { readonly playerId: number; readonly minutes: number },
): Promise<void> {
  if (!intervals.includes(minutes)) throw new Refusal('badParameter', { field: 'value' });
  const next = { realityMinutes: minutes };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}
