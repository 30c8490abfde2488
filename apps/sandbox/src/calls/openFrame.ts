import { createHmac, randomUUID } from 'node:crypto';
import { headerName } from '@kislap/api/contract';
import { baseLocale, chooseLocale } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import type { Context } from 'hono';
import { sha256 } from '../kernel/secrets';
import type { Operator } from '../rules/Operator';
import { findSession, type PlayerSession } from '../rules/players/session';
import { settleDue } from '../rules/settleDue';
import type { Call, CallFrame, CallTokens } from './Call';
import { deviceNameOf } from './deviceNameOf';

const longestKey = 100;
const replayedHeader = 'Idempotent-Replayed';

/** Everything about a request that its call needs beside its fields. Without a key it is a logical call of its own. */
export async function openFrame(context: Context, operator: Operator, call: Call): Promise<CallFrame> {
  const nowMs = operator.clock.nowMs();
  const key = context.req.header(headerName.idempotencyKey) ?? '';
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header(headerName.authorization) ?? '') ?? [];
  const tokenHash = token && sha256(token);
  return {
    operator,
    callName: call.name,
    nowMs,
    locale: readLocale(context),
    ip: context.get('clientAddress'),
    device: deviceNameOf(context.req.header('user-agent') ?? ''),
    idempotencyKey: key === '' ? randomUUID() : storedKey(key),
    tokenHash,
    tokens: tokensOf(token, call.name, key),
    session: call.needsSession && tokenHash ? await readSession(operator, tokenHash, nowMs) : undefined,
    onReplay: () => context.header(replayedHeader, 'true'),
  };
}

function tokensOf(token: string | undefined, callName: string, key: string): CallTokens {
  // Whoever has no token, or no key, has nothing to be given the same by.
  const secret = token !== undefined && key !== '' ? token : randomUUID();
  return {
    own: () => token ?? '',
    next: () => createHmac('sha256', secret).update(`${callName}:${key}`).digest('base64url'),
  };
}

/** An idempotency key as it is kept; a very long one as its hash. */
export function storedKey(key: string): string {
  return key.length <= longestKey ? key : sha256(key);
}

/** What is due for the player is done before the call looks, so that no answer is older than the clock. */
export async function readSession(
  operator: Operator,
  tokenHash: string,
  nowMs: number,
): Promise<PlayerSession | undefined> {
  const found = await findSession(operator.database, tokenHash, nowMs);
  if (!found?.hasDue) return found;
  await settleDue(operator, { playerId: found.player.id });
  return await findSession(operator.database, tokenHash, nowMs);
}

/** The language a request asks for: the one it states, or else the one its browser prefers. */
export function readLocale(context: Context): Locale {
  const stated = context.req.header(headerName.locale);
  const preferred = context.req.header(headerName.language) ?? '';
  return baseLocale(stated ? stated : chooseLocale(undefined, preferred.split(/[,;]/)));
}
