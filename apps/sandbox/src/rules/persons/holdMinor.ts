import { addManilaMonths, epochSecondsFrom, manilaDay } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDays';
import { awayOf } from '../players/away';
import { whyNotClosable } from '../players/checkMayClose';
import { closePlayer } from '../players/closePlayer';
import type { LockedPlayer } from '../players/player';
import { payBack } from '../withdrawals/payBack';
import { payOutOwn } from '../withdrawals/payOutOwn';
import { askOthers } from './askRegister';
import { enterMarks, type Mark } from './marks';
import { type Stopping, stopPlay } from './stopPlay';

const monthsOfAge = 21 * 12;

interface Minor extends Stopping {
  /** YYYY-MM-DD. */
  readonly birthday: string;
  /** What the person was known by when that turned out: another account with any of it is held back too. */
  readonly marks: readonly Mark[];
}

/**
 * Takes an account into care whose player has turned out to be under 21, until that birthday: all play ends, orders that are
 * not paid close, and what was paid, or still is, goes back to its payer. What was won on top stays there, and is paid out.
 * The person is entered in the register, so that neither the document nor the phone opens another account meanwhile.
 *
 * @param known locked
 */
export async function holdMinor(
  transaction: Database,
  known: LockedPlayer,
  { birthday, marks, ...stopping }: Minor,
): Promise<void> {
  const { nowMs, failpoints, awayAccess } = stopping;
  const heldUntilMs = ofAgeFrom(birthday);
  // What was said counts from now on: nobody is older a moment later.
  const held = { heldKind: 'care', heldUntilMs, birthday: known.birthday ?? birthday } as const;
  await transaction.update(player).set(held).where(eq(player.id, known.id));
  // What was paid in goes back first, and only what is left is the player's own to be paid out.
  const stops = { ...stopping, awayAccess: 'payout' } as const;
  if (awayOf(known, nowMs) === undefined) await stopPlay(transaction, known, stops);
  await payBack(transaction, { player: known, nowMs, failpoints });
  if (awayAccess === 'none') await payOutOwn(transaction, known, { nowMs, failpoints });
  await enterMarks(transaction, { playerId: known.id, marks, nowMs });
  await askOthers(transaction, known, stopping);
}

/** When somebody turns 21, in epoch milliseconds: born on 29 February, on 1 March. */
function ofAgeFrom(birthday: string): number {
  const at = addManilaMonths(epochSecondsFrom(manilaDayStart(birthday) / 1000), monthsOfAge);
  const isThatDay = manilaDay(at).slice('YYYY'.length) === birthday.slice('YYYY'.length);
  return at * 1000 + (isThatDay ? 0 : manilaDayMs);
}

/**
 * The same for an account that was never complete: it is closed for good when nothing of its player's is in it or on its
 * way. Otherwise it stays in care, so that somebody can still reach the money.
 */
export async function closeMinor(transaction: Database, known: LockedPlayer, minor: Minor): Promise<void> {
  await holdMinor(transaction, known, minor);
  if ((await whyNotClosable(transaction, known.id)) !== undefined) return;
  await closePlayer(transaction, known, { reason: 'Under 21', nowMs: minor.nowMs });
}
