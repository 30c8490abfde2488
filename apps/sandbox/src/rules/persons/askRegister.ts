import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { sendMail } from '../mail/mail';
import { endGifts } from '../rewards/endGifts';
import { awayOf, isExcluded } from '../players/away';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { enterMarks, lockMarks, type Mark, readHolders, readMarks } from './marks';
import { type Held, judge, subjectOf } from './matches';
import { type Stopping, stopPlay } from './stopPlay';
import { readPersons } from './absences';

interface Question extends Stopping {
  /** What is new of the person; what was known stays. */
  readonly marks?: readonly Mark[];
  /** What the national register has just answered: until when the person is listed, 0 for not; left out without an answer. */
  readonly listedUntilMs?: number | undefined;
}

/**
 * Asks the registers about the person behind an account, and holds the account back as they say, or no longer. Whoever
 * was not away before stops as with an exclusion: sessions, games and unpaid orders end, and the money stays.
 *
 * @returns the player as it stands now
 */
export async function askRegister(
  transaction: Database,
  known: LockedPlayer,
  { marks = [], listedUntilMs, ...stopping }: Question,
): Promise<LockedPlayer> {
  const { nowMs } = stopping;
  await enterMarks(transaction, { playerId: known.id, marks, nowMs });
  const held = await judge(transaction, {
    playerId: known.id,
    subject: subjectOf.player(known.id),
    marks: await readMarks(transaction, known.id),
    nowMs,
  });
  const answered = listedUntilMs === undefined ? {} : { listedUntilMs, askedAtMs: nowMs };
  const next: LockedPlayer = { ...known, ...answered, ...heldBack({ ...known, ...answered }, held, nowMs) };
  const { heldKind, heldUntilMs } = next;
  const isExcludedNow = isExcluded(next, nowMs) && !isExcluded(known, nowMs);
  if (isExcludedNow) await endGifts(transaction, known, stopping);
  await transaction
    .update(player)
    .set({ heldKind, heldUntilMs, ...answered })
    .where(eq(player.id, known.id));
  if (awayOf(known, nowMs) === undefined && awayOf(next, nowMs) !== undefined) {
    await stopPlay(transaction, next, stopping);
    const template = isExcludedNow ? 'personExcluded' : 'accountHeld';
    await sendMail(transaction, { playerId: known.id, template, mailKey: `held:${heldUntilMs}`, nowMs });
  }
  return next;
}

/** How the operator holds an account back: care goes on, and of the registers the answer that ends last counts. */
function heldBack(known: LockedPlayer, held: Held | undefined, nowMs: number) {
  const { heldKind, heldUntilMs, listedUntilMs } = known;
  if (heldKind === 'care' && heldUntilMs > nowMs) return { heldKind, heldUntilMs };
  const ownMs = held === undefined || held.kind === 'review' ? 0 : held.untilMs;
  const untilMs = Math.max(ownMs, listedUntilMs);
  if (held?.kind === 'exclusion') return { heldKind: 'exclusion', heldUntilMs: untilMs } as const;
  if (untilMs > nowMs) return { heldKind: 'register', heldUntilMs: untilMs } as const;
  if (held) return { heldKind: held.kind, heldUntilMs: held.untilMs } as const;
  // Who is back is left in peace for some days, as after an absence of the account's own.
  const backMs = heldKind === 'exclusion' ? nowMs : heldUntilMs;
  return { heldKind: 'register', heldUntilMs: backMs <= nowMs ? backMs : 0 } as const;
}

/**
 * Asks about every other account that is like one of this person's, because the person is away from now on, for longer, or
 * no more: a person is away, not a telephone. Marks are locked first, so that an account that is being opened with one of
 * them is seen, or sees this.
 */
export async function askOthers(
  transaction: Database,
  { id }: Pick<LockedPlayer, 'id'>,
  about: Stopping,
): Promise<void> {
  const marksOfAccount = (account: number) => readMarks(transaction, account);
  const marks = await marksOfAccount(id);
  await lockMarks(
    transaction,
    marks.map(({ hash }) => hash),
  );
  const accounts = [...((await readPersons(transaction, [id])).get(id) ?? [])];
  const holders = await readHolders(transaction, (await Promise.all(accounts.map(marksOfAccount))).flat());
  const others = new Set([...accounts, ...holders.map(({ playerId }) => playerId)]);
  others.delete(id);
  for (const other of [...others].toSorted((one, two) => one - two)) {
    await askRegister(transaction, await lockPlayer(transaction, other), about);
  }
}
