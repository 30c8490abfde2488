import type { thirdLoginCall } from '@kislap/api/contract';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { transact } from '../../database/transact';
import type { CallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { sendWelcome } from '../../mail/sendWelcome';
import { checkMayEnter } from '../../players/checkMayEnter';
import { createPlayer } from '../../players/createPlayer';
import { lockSubject } from '../../players/lockSubject';
import { openSession } from '../../players/openSession';
import type { PlayerRow } from '../../players/PlayerRow';

type Request = v.InferOutput<typeof thirdLoginCall.request>;

/** The seed account without a phone answers to this number at every service. */
const seedOpenId = 'sandbox-nophone';
/** A number that no service vouches for. */
const refusedOpenId = 'deny';

/**
 * Signs in by an account elsewhere; somebody new gets an account without a phone. Like `login` it is not stored
 * under its idempotency key: the number at the other service already finds the same account again.
 */
export async function logInElsewhere(context: CallContext, request: Request) {
  const { operator, nowMs, ip } = context;
  const { type, openid, nick } = request;
  if (openid === refusedOpenId) throw new Refusal('signInRefused');
  const openId = openid === seedOpenId ? openid : `${type}:${openid}`;
  const { known, isNew } = await transact(operator.database, async (transaction) => {
    await lockSubject(transaction, `openid:${openId}`);
    const before = await findByOpenId(transaction, openId);
    if (before) return { known: before, isNew: false };
    const id = await createPlayer(transaction, {
      openId,
      ...(nick === undefined ? {} : { nickname: nick }),
      registeredAtMs: nowMs,
    });
    await sendWelcome(transaction, id, nowMs);
    return { known: await findById(transaction, id), isNew: true };
  });
  checkMayEnter(known, nowMs);
  const lastLogin = { lastLoginAtMs: nowMs, lastLoginIp: ip };
  await operator.database.update(player).set(lastLogin).where(eq(player.id, known.id));
  const previousLoginAtMs = known.lastLoginAtMs;
  const opened = { playerId: known.id, nowMs, ip, device: context.device, previousLoginAtMs };
  return {
    token: await openSession(operator.database, opened),
    UserID: known.id,
    isNew: isNew ? (1 as const) : (0 as const),
    LastLoginTime: Math.floor(known.lastLoginAtMs / 1000),
  };
}

async function findByOpenId(transaction: Database, openId: string): Promise<PlayerRow | undefined> {
  const [row] = await transaction.select().from(player).where(eq(player.openId, openId));
  return row;
}

async function findById(transaction: Database, id: number): Promise<PlayerRow> {
  const [row] = await transaction.select().from(player).where(eq(player.id, id));
  if (!row) throw new Error(`Unknown player ${id}`);
  return row;
}
