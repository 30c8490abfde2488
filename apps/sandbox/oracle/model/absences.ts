import { type Away, type Player } from './Player';
import { answerCard, isFrom, reckon } from './harm';
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
  if (!away || (away.kind !== 'exclusion' && now >= away.until)) return undefined;
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
  bringHome(player);
  player.sessions.clear();
  for (const order of player.orders) {
    if (order.state === 'unpaid') order.state = 'closed';
    if (order.state === 'paid') order.state = 'returned';
  }
}

/** What lies in a studio's wallet comes home. */
export function bringHome(player: Player): void {
  player.own += player.wallet;
  player.wallet = 0;
}

/** protection.md 10: level 3 is a day of care. Of the bonus the rules do not say that it is frozen. */
export function beginCare(player: Player, now: number): void {
  const until = now + day;
  player.perhapsCareAt = undefined;
  player.breaks.push({ at: now, until, isCertain: false });
  leave(player);
  player.away = { kind: 'care', until };
  player.backAt = until;
}

/**
 * A look that the rules ask for, and the day of care that it may begin; whether it does while somebody is away they do not
 * say, and the operator does not.
 */
export const reckonAndCare = (player: Player, now: number): void => look(player, now, false);

/** The same by a look that the rules do not speak of. */
export const noteLook = (player: Player, now: number): void => look(player, now, true);

function look(player: Player, now: number, isPerhaps: boolean): void {
  if (!player.harm) return;
  const before = isFrom(player, 3);
  reckon(player, now, isPerhaps);
  if (before !== false || isAway(player, now)) return;
  const after = isFrom(player, 3);
  if (after === true) beginCare(player, now);
  else if (after === 'silent') player.perhapsCareAt = now;
}

/** Begins a break or makes it longer. @returns whether that may be */
export function takeBreak(player: Player, hours: number, now: number): boolean {
  const running = awayOf(player, now);
  const until = now + hours * hour;
  if (running && (running.kind !== 'break' || until <= running.until)) return false;
  movePotEnd(player, until - (running?.until ?? now));
  leave(player);
  player.breaks.push({ at: now, until, isCertain: running === undefined });
  answerCard(player, now);
  reckon(player, now, true);
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
  reckon(player, now, true);
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
