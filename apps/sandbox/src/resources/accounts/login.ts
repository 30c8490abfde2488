import type { loginCall } from '@kislap/api/contract';
import { checkPhone } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { loginFailure } from '../../database/tables/loginFailure';
import { player } from '../../database/tables/player';
import { transact } from '../../database/transact';
import type { CallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { checkMayEnter } from '../../players/checkMayEnter';
import { findByPhone } from '../../players/findByPhone';
import { isPassword } from '../../players/isPassword';
import { openSession } from '../../players/openSession';
import type { PlayerRow } from '../../players/PlayerRow';
import { takeCodeTry } from '../../players/takeCodeTry';
import { takePasswordTry } from '../../players/takePasswordTry';
import { useSmsCode } from '../../players/useSmsCode';

type LoginRequest = v.InferOutput<typeof loginCall.request>;

const bySmsCode = 2;

/**
 * Signs in by phone or user id with a password, or by phone with an SMS code. Not stored under its idempotency
 * key: an answer that holds a token must not lie in the database, and a second session does no harm.
 */
export async function login(context: CallContext, request: LoginRequest) {
  const { operator, nowMs } = context;
  const known = await authenticate(context, request);
  checkMayEnter(known, nowMs);
  await operator.database
    .update(player)
    .set({ lastLoginAtMs: nowMs, lastLoginIp: context.ip })
    .where(eq(player.id, known.id));
  const opened = {
    playerId: known.id,
    nowMs,
    ip: context.ip,
    device: request.device ?? context.device,
    previousLoginAtMs: known.lastLoginAtMs,
  };
  return {
    token: await openSession(operator.database, opened),
    UserID: known.id,
    isNew: 0 as const,
    LastLoginTime: Math.floor(known.lastLoginAtMs / 1000),
  };
}

async function authenticate(context: CallContext, request: LoginRequest): Promise<PlayerRow> {
  const phone = checkPhone(request.account);
  const subject = phone.ok ? phone.value : request.account;
  await takePasswordTry(context.operator.database, subject, context.nowMs);
  const known = phone.ok
    ? await findByPhone(context.operator.database, phone.value)
    : await findById(context, request.account);
  const isProven =
    request.type === bySmsCode
      ? await isCodeRight(context, subject, request.code ?? '')
      : await isPassword(request.password ?? '', known?.passwordHash);
  if (known && isProven) return await forgetFailures(context, subject, known);
  throw new Refusal(request.type === bySmsCode ? 'wrongCode' : 'wrongCredentials');
}

async function findById({ operator }: CallContext, account: string): Promise<PlayerRow | undefined> {
  if (!/^\d{6,9}$/.test(account)) return undefined;
  const [row] = await operator.database
    .select()
    .from(player)
    .where(eq(player.id, Number(account)));
  return row;
}

async function isCodeRight(context: CallContext, phone: string, code: string): Promise<boolean> {
  const { database } = context.operator;
  await takeCodeTry(database, phone, context.nowMs);
  try {
    await transact(database, (transaction) => useSmsCode(transaction, phone, { code, nowMs: context.nowMs }));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

async function forgetFailures(context: CallContext, subject: string, known: PlayerRow): Promise<PlayerRow> {
  await context.operator.database.delete(loginFailure).where(eq(loginFailure.subject, subject));
  return known;
}
