import { epochMillisecondsFrom, type Money, moneyFromPeso, nextOwnLimit, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playLimit } from '../../database/tables/playLimit';
import { Refusal } from '../../kernel/Refusal';
import type { LimitPlace, PlayLimitRow } from '../../limits/PlayLimit';

interface MoneyWish extends LimitPlace {
  readonly playerId: number;
  readonly nowMs: number;
  /** In pesos; `undefined` for no limit. */
  readonly value: number | undefined;
}

/** Sets a limit in money by the limit rule. The player must be locked. @throws Refusal `badParameter` */
export async function setMoneyLimit(transaction: Database, wish: MoneyWish): Promise<void> {
  const { playerId, kind, span, value, nowMs } = wish;
  const most = value === undefined ? undefined : moneyFromPeso(value);
  if (most !== undefined && most < zeroMoney) throw new Refusal('badParameter', { field: 'value' });
  const held = heldOf(await findRow(transaction, wish));
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

async function findRow(transaction: Database, { playerId, kind, span }: MoneyWish) {
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
