import { isFrom } from './harm';
import { creditedIn, lostIn } from './limits';
import { type Player, type Session, type Sitting, type Units, unitsOf } from './Player';
import { bookAtStudio, bookRound, isAboveHighest } from './pot';
import { day, minute, periodOf, spans } from './time';

/** protection.md 9.1: a pause of 15 minutes ends a sitting. */
export const pause = 15 * minute;
const quietAfterLoss = 60 * minute;
const quietAfterAbsence = 7 * day;
/** A gap at an open game above which the rules do not say how much of it was played. */
const plainGap = 3 * minute;

/** The sitting that runs, if any. */
export function sittingOf(player: Player, now: number): Sitting | undefined {
  const last = player.sittings.at(-1);
  return last && !last.isOver && now - last.last < pause ? last : undefined;
}

/** A sign of play: it begins a sitting, or goes on with the one that runs. */
export function sign(player: Player, now: number): Sitting {
  player.hasClosedGame = false;
  const running = sittingOf(player, now);
  const before = player.sittings.at(-1);
  const gap = running ? now - running.last : 0;
  // After a pause the play session is over: what came after counts for nothing.
  const isGap = before && !before.isOver && now - before.last > plainGap;
  if (isGap) player.unsureTimeAt = Math.min(now, before.last + pause);
  if (running && gap > plainGap) running.unsure = (running.unsure ?? 0) + gap;
  if (running) {
    running.last = now;
    return running;
  }
  const sitting = { start: now, last: now, staked: 0, won: 0, answeredFor: 0, isOver: false };
  player.sittings.push(sitting);
  return sitting;
}

/** Ends the sitting and every launch. */
export function stopPlay(player: Player): void {
  const last = player.sittings.at(-1);
  if (last) last.isOver = true;
  player.hasOpenGame = false;
  for (const session of player.sessions.values()) session.sid = undefined;
}

/** Seconds played today. @returns undefined where the rules do not say how much of a gap counts */
export function playedToday(player: Player, now: number): number | undefined {
  const today = periodOf('day', now);
  if (player.unsureTimeAt !== undefined && player.unsureTimeAt >= today.start) return undefined;
  let seconds = 0;
  for (const { start, last } of player.sittings) {
    seconds += Math.max(0, Math.min(last, today.end) - Math.max(start, today.start));
  }
  return seconds;
}

/** Minutes from check to check: at level 2 of harm a quarter of an hour at most. */
export const intervalOf = (player: Player): number =>
  isFrom(player, 2) === false ? player.reality : Math.min(player.reality, 15);

/** So many checks of the player's interval come in so many seconds. */
const checksIn = (player: Player, seconds: number): number =>
  Math.floor(seconds / (intervalOf(player) * minute));

/**
 * How many checks were answered: those up to the last answer, by the interval of today. The rules speak of one interval; a
 * shorter one asks for nothing that an answer stands for already.
 */
const answeredIn = (player: Player, { answeredFor }: Sitting): number => checksIn(player, answeredFor);

/** When the reality check is due that comes next. */
export function checkAt(player: Player, now: number): number | undefined {
  const sitting = sittingOf(player, now);
  return sitting && sitting.start + (answeredIn(player, sitting) + 1) * intervalOf(player) * minute;
}

/** The number of the reality check that is due. */
export function checkDue(player: Player, now: number): number | undefined {
  const sitting = sittingOf(player, now);
  if (!sitting) return undefined;
  return now >= (checkAt(player, now) ?? Infinity) ? answeredIn(player, sitting) + 1 : undefined;
}

/** The last check that was due before now: what is answered already, or what the end of the sitting took away. */
export function checksBefore(player: Player, now: number): number {
  const last = player.sittings.at(-1);
  if (!last) return 0;
  if (sittingOf(player, now)) return answeredIn(player, last);
  return checksIn(player, Math.min(now, last.last + pause) - last.start);
}

/** Answers the check that is due; several missed are one. */
export function answerCheck(player: Player, now: number): void {
  const sitting = sittingOf(player, now);
  if (sitting) sitting.answeredFor = now - sitting.start;
}

/** What a launch or a round is refused for by time and loss, in this order; `silent` where the rules are. */
function ownLimits(player: Player, stake: Units, now: number): readonly string[] {
  const session = player.limits.get('session');
  const played = playedToday(player, now);
  const refusals: string[] = [];
  if (session && (played === undefined || played + plainGap >= session.value * minute)) {
    const isCertain = played !== undefined && played >= session.value * minute;
    refusals.push(...(isCertain ? ['ownTimeUsedUp'] : ['ownTimeUsedUp', 'silent']));
  }
  for (const span of spans) {
    const limit = player.limits.get(`loss ${span}`);
    const lost = lostIn(player, span, now);
    if (!limit || Math.max(0, lost) + stake <= unitsOf(limit.value)) continue;
    refusals.push(
      ...(lost + stake > unitsOf(limit.value) ? ['ownLimitReached'] : ['ownLimitReached', 'silent']),
    );
  }
  return refusals;
}

/** May begin a game: 1021, then time and loss. */
export function judgeLaunch(player: Player, now: number): readonly string[] {
  if (checkDue(player, now) !== undefined) return ['checkDue'];
  if (player.mustAnswer === true) return ['limitUnanswered'];
  // A launch stakes nothing: it is refused where nothing could be lost any more.
  return ownLimits(player, 1, now);
}

/** protection.md 3: away, 1021, time, loss, balance, in this order, before the draw. */
export function judgeRound(
  player: Player,
  session: Session | undefined,
  stake: Units,
  now: number,
): readonly string[] {
  if (session?.sid === undefined) return ['unknownLaunch'];
  if (player.mustAnswer === true) return ['limitUnanswered'];
  if (checkDue(player, now) !== undefined) return ['checkDue'];
  const refusals = ownLimits(player, stake, now);
  // Where the highest stake stands among the refusals the rules do not say.
  const highest = isAboveHighest(player, stake) ? ['bonusMaxStake'] : [];
  const purse = session.isTransfer === true ? player.wallet : player.own + player.bonus;
  const balance = stake > purse ? ['balanceTooLow'] : [];
  const first = refusals[0] !== undefined ? refusals : balance;
  return [...highest, ...(refusals.includes('silent') ? [...first, ...balance] : first)];
}

/** Books a round that was drawn. */
export function playRound(
  player: Player,
  { stake, win, isTransfer }: { readonly stake: Units; readonly win: Units; readonly isTransfer: boolean },
  now: number,
): void {
  const sitting = sign(player, now);
  sitting.staked += stake;
  sitting.won += win;
  (isTransfer ? bookAtStudio : bookRound)(player, stake, win);
  const left = isTransfer ? player.wallet : player.own + player.bonus;
  player.rounds.push({ at: now, stake, win, left, leftOwn: player.own + player.bonus + player.wallet });
}

/** protection.md 9.5; `silent` where it does not say. */
export function isQuiet(player: Player, now: number): boolean | 'silent' {
  const losing = player.sittings.filter(({ staked, won }) => won < staked);
  const isLosing = losing.some((sitting) => {
    const isRunning = sitting === sittingOf(player, now);
    return isRunning || now - sitting.last < quietAfterLoss;
  });
  if (isLosing) return true;
  if (player.stoppedAt !== undefined && player.stoppedAt >= periodOf('day', now).start) return true;
  if (player.backAt !== undefined && now >= player.backAt && now - player.backAt < quietAfterAbsence)
    return true;
  const { perhapsBackAt = -Infinity } = player;
  if (isFrom(player, 2) === true) return true;
  const isPerhaps = now - perhapsBackAt < quietAfterAbsence || isFrom(player, 2) === 'silent';
  return isAtLimit(player, now) || (isPerhaps ? 'silent' : false);
}

function isAtLimit(player: Player, now: number): boolean | 'silent' {
  let isSilent = false;
  for (const span of spans) {
    const loss = player.limits.get(`loss ${span}`);
    if (loss && Math.max(0, lostIn(player, span, now)) >= unitsOf(loss.value)) return true;
    const dep = player.limits.get(`dep ${span}`);
    const used = creditedIn(player, span, now);
    if (dep && used >= unitsOf(dep.value)) return true;
  }
  const session = player.limits.get('session');
  const played = playedToday(player, now);
  if (session && played === undefined) isSilent = true;
  else if (session && (played ?? 0) >= session.value * minute) return true;
  else if (session && (played ?? 0) + plainGap >= session.value * minute) isSilent = true;
  return isSilent ? 'silent' : false;
}
