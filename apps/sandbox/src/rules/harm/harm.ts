import {
  calmHarm,
  epochMillisecondsFrom,
  type HarmLevel,
  type HarmMarker,
  harmMarkers,
  type HarmStatus,
  markersOf,
  nextHarm,
} from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { harm } from '../../database/tables/harm';
import { player } from '../../database/tables/player';
import { manilaDayMs } from '../../kernel/manilaDays';
import { sendMail } from '../mail/mail';
import { askOthers } from '../persons/askRegister';
import { type Stopping, stopPlay } from '../persons/stopPlay';
import { awayOf } from '../players/away';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { openHarmCase } from './harmCases';
import { readHarmFacts } from './harmFacts';
import { harmLevels, harmOf } from './harmLevel';

const markers = v.array(v.picklist(harmMarkers));

/** What was noticed of a player, and how far the operator goes. */
export interface Noticed extends HarmStatus {
  readonly seen: readonly HarmMarker[];
  readonly isConcern: boolean;
}

/** What was noticed of a player at the last look. */
export async function readHarm(database: Database, playerId: number): Promise<Noticed> {
  const [row] = await harmOf(database, { playerId });
  return noticedIn(row);
}

function noticedIn(row: HarmRow | undefined): Noticed {
  if (row === undefined) return { ...calmHarm, seen: [], isConcern: false };
  const instant = (ms: number | null) => (ms === null ? undefined : epochMillisecondsFrom(ms));
  return {
    level: v.parse(harmLevels, row.level),
    markedSince: instant(row.markedSinceMs),
    calmSince: instant(row.calmSinceMs),
    answeredAt: instant(row.answeredAtMs),
    seen: v.parse(markers, row.seen),
    isConcern: row.isConcern,
  };
}

type HarmRow = typeof harm.$inferSelect;

interface Look extends Stopping {
  /** What was noticed before, when it was read under the player's lock. */
  readonly before?: { readonly harm: HarmRow | undefined };
  /** Given when somebody of the operator begins or ends to be worried. */
  readonly isConcern?: boolean;
  /** Whether it is kept that there was a look, also when nothing was noticed. */
  readonly isKept?: boolean;
}

/**
 * Looks at what a locked player has done lately, and goes as far as the level rule says: a letter at every rise, and at
 * level 3 a day of care of the person, in which somebody decides.
 */
export async function lookAtHarm(
  transaction: Database,
  known: LockedPlayer,
  { nowMs, failpoints, awayAccess, isKept = false, before, ...given }: Look,
): Promise<void> {
  const [held, facts] = await Promise.all([
    before ? noticedIn(before.harm) : readHarm(transaction, known.id),
    readHarmFacts(transaction, known.id, nowMs),
  ]);
  const { isConcern = held.isConcern } = given;
  const now = markersOf({ ...facts, isConcern });
  const next = nextHarm(held, now, epochMillisecondsFrom(nowMs));
  const seen = toldOf(held, next.level, { now, isConcern });
  if (!isKept && isUnchanged(held, { ...next, seen, isConcern })) return;
  const row = {
    level: next.level,
    markedSinceMs: next.markedSince ?? null,
    calmSinceMs: next.calmSince ?? null,
    answeredAtMs: next.answeredAt ?? null,
    seen,
    isConcern,
    lookedAtMs: nowMs,
  };
  await transaction
    .insert(harm)
    .values({ playerId: known.id, ...row })
    .onConflictDoUpdate({ target: harm.playerId, set: row });
  const isNewConcern = given.isConcern === true && !held.isConcern;
  if (next.level === 3 && (held.level < 3 || isNewConcern)) {
    const why = now.includes('concern') ? 'concern' : 'markers';
    await openHarmCase(transaction, known.id, { why, seen: now, nowMs });
  }
  if (next.level > held.level) {
    await goFurther(transaction, known, { level: next.level, nowMs, failpoints, awayAccess });
  }
}

/**
 * What a player is told was noticed. A level outlives its markers by a fortnight: as long as it stands, what was noticed last
 * stands with it. A worry that has ended is told no more.
 */
function toldOf(
  held: Noticed,
  level: HarmLevel,
  { now, isConcern }: { readonly now: readonly HarmMarker[]; readonly isConcern: boolean },
): readonly HarmMarker[] {
  if (level === 0 || now.length > 0) return now;
  return held.seen.filter((marker) => marker !== 'concern' || isConcern);
}

/** Of nearly everybody nothing is noticed, and nothing was; and what was noticed mostly is still the same. */
function isUnchanged(held: Noticed, now: Noticed): boolean {
  const isBare = ({ level, seen }: Noticed) => level === 0 && seen.length === 0;
  if (held.isConcern !== now.isConcern) return false;
  return (isBare(held) && isBare(now)) || textOfNoticed(held) === textOfNoticed(now);
}

/** What is kept of it, to be compared. */
function textOfNoticed({ level, markedSince, calmSince, answeredAt, seen }: Noticed): string {
  return JSON.stringify([level, markedSince, calmSince, answeredAt, seen]);
}

async function goFurther(
  transaction: Database,
  known: LockedPlayer,
  { level, ...stopping }: Stopping & { readonly level: HarmLevel },
): Promise<void> {
  const { nowMs } = stopping;
  const mailKey = `harm:${level}:${nowMs}`;
  const template = level === 3 ? 'harmCare' : 'harmNoticed';
  await sendMail(transaction, { playerId: known.id, template, mailKey, nowMs });
  if (level < 3 || awayOf(known, nowMs) !== undefined) return;
  const held = { heldKind: 'care', heldUntilMs: nowMs + manilaDayMs } as const;
  await transaction.update(player).set(held).where(eq(player.id, known.id));
  await stopPlay(transaction, known, stopping);
  await askOthers(transaction, known, stopping);
}

/** Whether the card of level 2 waits for an answer. */
export function isCardOwed({ level, answeredAt }: HarmStatus): boolean {
  return level === 2 && answeredAt === undefined;
}

/** Keeps that the card of level 2 was answered, by a limit, a break, or going on. */
export async function answerCard(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  if (!isCardOwed(await readHarm(transaction, playerId))) return;
  await transaction.update(harm).set({ answeredAtMs: nowMs }).where(eq(harm.playerId, playerId));
}

/** The same, of a player who is not locked yet. */
export async function lookAtPlayer(transaction: Database, playerId: number, look: Look): Promise<void> {
  await lookAtHarm(transaction, await lockPlayer(transaction, playerId), look);
}
