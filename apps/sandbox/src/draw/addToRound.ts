import { type Money, nextDrawRound, subtractMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import type { DrawRoundRow } from './DrawRoundRow';
import { drawStateCode } from './drawStateCode';
import { roundAt } from './roundAt';

/**
 * Adds a prize to a round by the rule of rounds, never past its goal. The player must be locked.
 *
 * @returns the round after it, and how much there was room for
 */
export async function addToRound(
  transaction: Database,
  row: DrawRoundRow,
  { amount, nowMs }: { readonly amount: Money; readonly nowMs: number },
): Promise<{ readonly row: DrawRoundRow; readonly added: Money }> {
  const before = roundAt(row, nowMs);
  const { collected, state } = nextDrawRound(before, { type: 'won', amount });
  const added = subtractMoney(collected, before.collected);
  const after = { collected, state: drawStateCode[state] };
  await transaction.update(drawRound).set(after).where(eq(drawRound.id, row.id));
  return { row: { ...row, ...after }, added };
}
