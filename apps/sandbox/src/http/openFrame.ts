import { randomUUID } from 'node:crypto';
import { headerName } from '@kislap/api/contract';
import type { Context } from 'hono';
import type { Operator } from '../Operator';
import { sha256 } from '../kernel/sha256';
import { deviceNameOf } from '../players/deviceNameOf';
import { findSession } from '../players/findSession';
import type { PlayerSession } from '../players/PlayerSession';
import { settleDue } from '../settleDue';
import type { Call } from './Call';
import type { CallFrame } from './CallFrame';
import { readLocale } from './readLocale';
import { remoteAddress } from './remoteAddress';

const longestKey = 100;
const replayedHeader = 'Idempotent-Replayed';

/** Everything about a request that its call needs beside its fields. */
export async function openFrame(context: Context, operator: Operator, call: Call): Promise<CallFrame> {
  const nowMs = operator.clock.nowMs();
  const key = context.req.header(headerName.idempotencyKey) ?? '';
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header(headerName.authorization) ?? '') ?? [];
  const tokenHash = token && sha256(token);
  return {
    operator,
    callName: call.name,
    nowMs,
    locale: readLocale(context),
    ip: remoteAddress(context),
    device: deviceNameOf(context.req.header('user-agent') ?? ''),
    idempotencyKey: storedKey(key),
    tokenHash,
    session: call.needsSession && tokenHash ? await readSession(operator, tokenHash, nowMs) : undefined,
    onReplay: () => context.header(replayedHeader, 'true'),
  };
}

/** A call without a key is a logical call of its own. A very long key still is one: it is kept as its hash. */
function storedKey(key: string): string {
  if (key === '') return randomUUID();
  return key.length <= longestKey ? key : sha256(key);
}

/** What is due for the player is done before the call looks, so that no answer is older than the clock. */
async function readSession(
  operator: Operator,
  tokenHash: string,
  nowMs: number,
): Promise<PlayerSession | undefined> {
  const found = await findSession(operator.database, tokenHash, nowMs);
  if (!found?.hasDue) return found;
  await settleDue(operator, found.player.id);
  return await findSession(operator.database, tokenHash, nowMs);
}
