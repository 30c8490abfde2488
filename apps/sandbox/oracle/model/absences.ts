import { type Away, type Player } from './Player';
import { stopPlay } from './play';
import { movePotEnd, voidPot } from './pot';
import { day, hour, monthsLater } from './time';

const returnWait = 24 * hour;
const returnLapse = 7 * day;

/** Why somebody is away, and until when; undefined for who is not. */
export function ownAwayOf(
  player: Player,
  now: number,
): { kind: Away['kind'] | 'over'; until: number } | undefined {
  const { away } = player;
  if (!away || (away.kind === 'break' && now >= away.until)) return undefined;
  const isOver = away.kind === 'exclusion' && now >= away.until;
  return { kind: isOver ? 'over' : away.kind, until: away.until };
}

/** The same, with what the account is held back for; the end is 0 where somebody has to decide first. */
export function awayOf(
  player: Player,
  now: number,
): { kind: Away['kind'] | 'over' | 'register'; until: number } | undefined {
  const own = ownAwayOf(player, now);
  const { held } = player;
  const end = held?.until ?? Infinity;
  if (!held || (!held.isUntilReturn && now >= end) || (own && own.until >= end)) return own;
  return { kind: 'register', until: held.until ?? 0 };
}

export const isAway = (player: Player, now: number): boolean => awayOf(player, now) !== undefined;

/** protection.md 5.1: all of it in one transaction. */
export function leave(player: Player): void {
  stopPlay(player);
  player.sessions.clear();
  for (const order of player.orders) {
    if (order.state === 'unpaid') order.state = 'closed';
    if (order.state === 'paid') order.state = 'returned';
  }
}

/** Begins a break or makes it longer. @returns whether that may be */
export function takeBreak(player: Player, hours: number, now: number): boolean {
  const running = awayOf(player, now);
  const until = now + hours * hour;
  if (running && (running.kind !== 'break' || until <= running.until)) return false;
  movePotEnd(player, until - (running?.until ?? now));
  leave(player);
  player.away = { kind: 'break', until };
  player.backAt = until;
  return true;
}

/** Excludes; during an exclusion the months are added to its end. */
export function exclude(player: Player, months: number, now: number): void {
  const running = awayOf(player, now);
  const from = running?.kind === 'exclusion' ? running.until : now;
  leave(player);
  voidPot(player);
  player.away = { kind: 'exclusion', until: monthsLater(from, months) };
}

/** What asking to come back is answered with. */
export type ReturnVerdict =
  | { readonly code: 1008; readonly until?: number }
  | { readonly code: 200; readonly done: 0; readonly from: number; readonly lapse: number }
  | { readonly code: 200; readonly done: 1 };

/** protection.md 5.6. */
export function askToReturn(player: Player, now: number): ReturnVerdict {
  const { away } = player;
  if (!away || awayOf(player, now)?.kind !== 'over') return { code: 1008 };
  const waiting = waitOf(away);
  if (!waiting || now >= waiting.lapse) {
    away.askedAt = now;
    return { code: 200, done: 0, from: now + returnWait, lapse: now + returnWait + returnLapse };
  }
  if (now < waiting.from) return { code: 1008, until: waiting.from };
  player.away = undefined;
  player.backAt = now;
  player.promptAnsweredAt = undefined;
  player.mustAnswer = true;
  return { code: 200, done: 1 };
}

/** From when until when coming back may be said a second time. */
export const waitOf = ({ askedAt }: Away): { from: number; lapse: number } | undefined =>
  askedAt === undefined
    ? undefined
    : { from: askedAt + returnWait, lapse: askedAt + returnWait + returnLapse };
