import { checkNewPassword as checkByRule } from '@kislap/domain';
import { and, count, eq, gt, lte, max } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { loginFailure, type ProofPurpose } from '../../database/tables/access';
import type { PlayerRow } from '../../database/tables/player';
import { lockSubject, transact } from '../../database/transact';
import { atOnceMs } from '../../kernel/atOnceMs';
import { Refusal } from '../../kernel/Refusal';
import type { RefusalReason } from '../../kernel/refusalReasons';
import { sha256 } from '../../kernel/secrets';
import { isCommonPassword } from './isCommonPassword';
import { isPassword } from './passwordHash';

/**
 * Checks the account's password, outside the transaction that follows, so that a wrong one stays counted. An account
 * without a password passes.
 *
 * @param attempt its purpose, and the refusal and field of a wrong password
 * @throws Refusal `locked`, or `wrong`
 */
export async function checkPassword(
  database: Database,
  { id, passwordHash }: PlayerRow,
  attempt: {
    readonly purpose: ProofPurpose;
    readonly password: string;
    readonly nowMs: number;
    readonly field?: string;
    readonly wrong?: RefusalReason;
  },
): Promise<void> {
  if (passwordHash === null) return;
  const { purpose, password, nowMs, field = 'password', wrong = 'wrongPassword' } = attempt;
  const isRight = await judgePassword(database, subjectOfPlayer(purpose, id), nowMs, () =>
    isPassword(password, passwordHash),
  );
  if (!isRight) throw new Refusal(wrong, { field });
}

const minuteMs = 60_000;
/** Lock rule: five wrong passwords within fifteen minutes lock for fifteen minutes. */
const lock = { failures: 5, withinMs: 15 * minuteMs, lockedMs: 15 * minuteMs } as const;

/** What a password is asked for, and whose it is: however the account was typed, it is one. */
interface ProofSubject {
  readonly purpose: ProofPurpose;
  readonly account: string;
}

/** A player's own password, asked for one purpose. Other purposes are counted by themselves. */
export function subjectOfPlayer(purpose: ProofPurpose, playerId: number): ProofSubject {
  return { purpose, account: `player:${playerId}` };
}

/** A login to an unknown account. It locks like any other, so that a lock reveals nothing. */
export function subjectOfUnknown(typed: string): ProofSubject {
  return { purpose: 'login', account: `nobody:${sha256(typed)}` };
}

/**
 * Compares a password, and counts it if it is wrong, forgets the wrong ones before it if it is right. Attempts at once
 * are compared beside each other and judged one after the other: right ones are all right, and of wrong ones no more
 * are told so than the lock allows; whatever comes after those, right or wrong, is `locked`.
 *
 * @param compare whether the password is right
 * @throws Refusal `locked` with the seconds to wait
 */
export async function judgePassword(
  database: Database,
  subject: ProofSubject,
  nowMs: number,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  // A locked account costs nobody the work of comparing.
  await checkLock(database, subject, nowMs);
  const isRight = await compare();
  await transact(database, async (transaction) => {
    await lockSubject(transaction, `password:${subject.purpose}:${subject.account}`);
    await checkLock(transaction, subject, nowMs);
    if (isRight) await clearPasswordAttempts(transaction, subject);
    else await transaction.insert(loginFailure).values({ ...subject, atMs: nowMs });
  });
  return isRight;
}

/** Forgets the wrong passwords of one purpose. */
export async function clearPasswordAttempts(database: Database, subject: ProofSubject): Promise<void> {
  await database.delete(loginFailure).where(isOf(subject));
}

/** Ignores attempts further in the future than calls at once may lie: they were counted before the clock went back. */
async function checkLock(database: Database, subject: ProofSubject, nowMs: number): Promise<void> {
  const isRecent = and(
    gt(loginFailure.atMs, nowMs - lock.withinMs),
    lte(loginFailure.atMs, nowMs + atOnceMs),
  );
  const [recent] = await database
    .select({ failures: count(), lastAtMs: max(loginFailure.atMs) })
    .from(loginFailure)
    .where(and(isOf(subject), isRecent));
  if (!recent || recent.failures < lock.failures) return;
  // An attempt of the same moment may lie a little ahead: nobody waits longer than a lock lasts.
  const lastAtMs = Math.min(recent.lastAtMs ?? nowMs, nowMs);
  const wait = Math.ceil((lastAtMs + lock.lockedMs - nowMs) / 1000);
  throw new Refusal('locked', { wait }, { minutes: String(Math.ceil(wait / 60)) });
}

function isOf({ purpose, account }: ProofSubject) {
  return and(eq(loginFailure.account, account), eq(loginFailure.purpose, purpose));
}

/**
 * The password rule, as the operator answers it.
 *
 * @throws Refusal `weakPassword`, `passwordsDiffer` or `commonPassword`
 */
export function checkNewPassword(password: string, repeated: string): void {
  const checked = checkByRule(password, repeated);
  if (checked.ok) {
    if (isCommonPassword(password)) throw new Refusal('commonPassword', { field: 'password' });
    return;
  }
  throw checked.reason === 'weak'
    ? new Refusal('weakPassword', { field: 'password' })
    : new Refusal('passwordsDiffer', { field: 'password1' });
}
