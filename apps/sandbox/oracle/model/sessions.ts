import { isAway } from './absences';
import type { Player, Session } from './Player';
import { day, minute } from './time';

/** protection.md 5.2 and 9.2. */
export const idle = 30 * minute;
const unused = 3 * day;
const longest = 30 * day;

/** What a call is to a session. */
export interface CallKind {
  /** Somebody away may make it. */
  readonly isOpen?: boolean;
  /** `yes`: it keeps the session. `afterwards`: only where it is not refused, as far as the rules say. */
  readonly isAct?: boolean;
  /** Answered in a locked session, too. */
  readonly isUnlocked?: boolean;
}

const hasEnded = ({ kind, begunAt }: Session, actAt: number, now: number) =>
  now - begunAt >= longest || now - actAt >= (kind === 'payout' ? idle : unused);

/** Whether a session lets a call through: undefined, or the code. `silent` where the rules do not say. */
export function judgeSession(
  player: Player,
  token: string,
  { isOpen = false, isUnlocked = false }: CallKind,
  now: number,
): number | 'silent' | undefined {
  const session = player.sessions.get(token);
  if (!session || hasEnded(session, session.perhapsAt, now)) return 400;
  if (hasEnded(session, session.actAt, now)) return 'silent';
  if (session.kind === 'payout') {
    if (isOpen) return undefined;
    return isAway(player, now) ? 1007 : 400;
  }
  if (isUnlocked) return undefined;
  if (now - session.perhapsAt >= idle) return 1022;
  return now - session.actAt >= idle ? 'silent' : undefined;
}

/** A call that counts as an act. */
export function act(player: Player, token: string, now: number, isCertain = true): void {
  const session = player.sessions.get(token);
  if (!session) return;
  session.perhapsAt = now;
  if (isCertain) session.actAt = now;
}

/** What a look at the session has shown of what the rules leave open, by its code. */
export function learn(player: Player, token: string, code: number, now: number): void {
  const session = player.sessions.get(token);
  if (!session) return;
  // Locked either way: then it lives, which it would not without the later act.
  const isLater = code === 200 || (code === 1022 && now - session.perhapsAt >= idle);
  if (isLater) session.actAt = session.perhapsAt;
  else session.perhapsAt = session.actAt;
}
