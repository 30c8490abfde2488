import type { Protection } from '@kislap/configure/settings';
import { rgLimits, type rgSetCall } from '@kislap/api/contract';
import {
  epochMillisecondsFrom,
  isLimitMinutes,
  isLimitPesos,
  type Money,
  moneyFromPeso,
  nextOwnLimit,
  realityCheckMinutes,
} from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import type { Database } from '../../database/Database';
import { playClock, playLimit } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import { closeOrdersOverLimit } from '../../rules/deposits/openOrders';
import type { LimitPlace, PlayLimitRow } from '../../rules/limits/moneyLimits';
import { checkNoneDue } from '../../rules/limits/realityCheck';
import { answerCard, lookAtHarm } from '../../rules/harm/harm';
import { noteSign } from '../../rules/harm/harmSigns';
import { refusalWhileAway } from '../../rules/players/away';
import { lockPlayer } from '../../rules/players/player';
import { describeLimits } from './describeLimits';

type LimitRequest = v.InferOutput<typeof rgSetCall.request>;

/** Of what was set before answers were kept nothing is there: who asks again is told the limits of now. */
const keptOrNot = v.nullable(rgLimits);

/**
 * Sets one of the player's own limits, or the interval of reality checks. Nothing is loosened while the player is away.
 *
 * @throws Refusal `badParameter`, or that of a player who is away
 */
export async function setLimit(context: PlayerCallContext, request: LimitRequest) {
  const { session, operator, nowMs } = context;
  const playerId = session.player.id;
  const kept = await context.once(keptOrNot, async (transaction) => {
    const known = await lockPlayer(transaction, playerId);
    const refusal = refusalWhileAway(known, nowMs);
    const { protection } = operator;
    await setOne(transaction, request, { playerId, nowMs, protection, refusal });
    if (request.value !== undefined) await answerCard(transaction, playerId, nowMs);
    const { failpoints } = operator;
    await lookAtHarm(transaction, known, { nowMs, failpoints, awayAccess: protection.awayAccess });
    return v.parse(rgLimits, await describeLimits({ ...operator, database: transaction }, playerId, nowMs));
  });
  return kept ?? (await describeLimits(operator, playerId, nowMs));
}

async function setOne(
  transaction: Database,
  { kind, span, value }: LimitRequest,
  whose: LimitOwner,
): Promise<void> {
  switch (kind) {
    case 'session':
      return await setTimeLimit(transaction, { ...whose, minutes: value });
    case 'reality':
      return await setRealityCheck(transaction, { ...whose, minutes: value });
    case 'dep':
    case 'loss':
      if (span === undefined) throw new Refusal('badParameter', { field: 'span' });
      return await setMoneyLimit(transaction, { ...whose, kind, span, value });
  }
}

interface LimitOwner {
  readonly playerId: number;
  readonly nowMs: number;
  readonly protection: Protection;
  /** Of whatever would be looser, to a player who is away. */
  readonly refusal: Refusal | undefined;
}

/** @throws Refusal when a player who is away asks for more than there is, or for none */
function checkStricter({ refusal }: LimitOwner, held: number | undefined, asked: number | undefined): void {
  if (refusal && (asked ?? Infinity) > (held ?? Infinity)) throw refusal;
}

interface MoneyLimitRequest extends LimitPlace, LimitOwner {
  /** In pesos; `undefined` for no limit. */
  readonly value: number | undefined;
}

/**
 * Sets a limit in money by the limit rule, and closes the unpaid orders that no longer fit. The player must be locked.
 *
 * @throws Refusal `badParameter`
 */
async function setMoneyLimit(transaction: Database, request: MoneyLimitRequest): Promise<void> {
  const { playerId, kind, span, value, nowMs, protection } = request;
  if (value !== undefined && !isLimitPesos(value)) throw new Refusal('badParameter', { field: 'value' });
  const most = value === undefined ? undefined : moneyFromPeso(value);
  const held = heldOf(await findRow(transaction, request));
  checkStricter(request, held.most, most);
  const next = nextOwnLimit<Money>(held, most, epochMillisecondsFrom(nowMs), protection.raiseWaitHours);
  await noteWish(transaction, request, { held, next });
  const row = {
    amount: next.most ?? null,
    pendingAmount: next.waiting?.most ?? null,
    pendingFromMs: next.waiting?.from ?? 0,
    isTold: false,
  };
  await transaction
    .insert(playLimit)
    .values({ playerId, kind, span, ...row })
    .onConflictDoUpdate({ target: [playLimit.playerId, playLimit.kind, playLimit.span], set: row });
  if (kind === 'dep') await closeOrdersOverLimit(transaction, { playerId, nowMs });
}

interface Waiting {
  readonly waiting: { readonly most: number | undefined; readonly from: number } | undefined;
}

/** Notes that a looser limit was asked for, once for each wait that begins. */
async function noteWish(
  transaction: Database,
  { playerId, nowMs }: LimitOwner,
  { held, next }: { readonly held: Waiting; readonly next: Waiting },
): Promise<void> {
  const { waiting } = next;
  if (waiting === undefined) return;
  if (waiting.from === held.waiting?.from && waiting.most === held.waiting.most) return;
  await noteSign(transaction, playerId, { kind: 'looserWish', atMs: nowMs });
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

interface TimeLimitRequest extends LimitOwner {
  /** A day; `undefined` for no limit. */
  readonly minutes: number | undefined;
}

/** Sets the time of a day at the games by the limit rule. The player must be locked. @throws Refusal `badParameter` */
async function setTimeLimit(transaction: Database, request: TimeLimitRequest): Promise<void> {
  const { playerId, minutes, nowMs, protection } = request;
  if (minutes !== undefined && !isLimitMinutes(minutes))
    throw new Refusal('badParameter', { field: 'value' });
  const [row] = await transaction.select().from(playClock).where(eq(playClock.playerId, playerId));
  const { dailyMinutes = null, pendingMinutes = null, pendingFromMs = 0 } = row ?? {};
  const from = epochMillisecondsFrom(pendingFromMs);
  const held = {
    most: dailyMinutes ?? undefined,
    waiting: pendingFromMs > 0 ? { most: pendingMinutes ?? undefined, from } : undefined,
  };
  checkStricter(request, held.most, minutes);
  const asked = nextOwnLimit(held, minutes, epochMillisecondsFrom(nowMs), protection.raiseWaitHours);
  await noteWish(transaction, request, { held, next: asked });
  const { most, waiting } = asked;
  const next = {
    dailyMinutes: most ?? null,
    pendingMinutes: waiting?.most ?? null,
    pendingFromMs: waiting?.from ?? 0,
    isTold: false,
  };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}

const intervals: readonly number[] = realityCheckMinutes;

/**
 * Sets the interval of reality checks. It restricts nothing, so any change holds at once; but no longer interval takes
 * away a check that is due. The player must be locked.
 *
 * @throws Refusal `badParameter`, `checkDue`
 */
async function setRealityCheck(transaction: Database, request: TimeLimitRequest): Promise<void> {
  const { playerId, minutes, protection, nowMs } = request;
  if (minutes === undefined || !intervals.includes(minutes))
    throw new Refusal('badParameter', { field: 'value' });
  const [row] = await transaction.select().from(playClock).where(eq(playClock.playerId, playerId));
  const current = row?.realityMinutes ?? protection.realityMinutes;
  checkStricter(request, current, minutes);
  if (minutes > current) await checkNoneDue(transaction, playerId, { operator: { protection }, nowMs });
  const next = { realityMinutes: minutes };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}
