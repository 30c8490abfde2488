import { sha256 } from '../kernel/secrets';
import { once } from '../ledger/once';
import type { PlayerSession } from '../rules/players/session';
import type { CallContext, CallFrame } from './Call';

/** Whose idempotency keys a call looks at: one player's, for one call of the contract. */
export function onceScope(session: PlayerSession | undefined, callName: string): string {
  return `${session ? `user:${session.player.id}` : 'guest'}:${callName}`;
}

/** Readies a call for its handler, now that its fields are read. */
export function openContext(frame: CallFrame, request: unknown): CallContext {
  const { operator, callName, session } = frame;
  const requestHash = sha256(JSON.stringify([callName, request], withoutSign));
  return {
    ...frame,
    requestHash,
    async once(schema, work, before) {
      const answer = await once(
        operator,
        {
          scope: onceScope(session, callName),
          key: frame.idempotencyKey,
          requestHash,
          atMs: frame.nowMs,
          operation: callName,
        },
        { schema, work, before },
      );
      if (answer.isReplay) frame.onReplay();
      return answer.value;
    },
  };
}

/** A form that is sent again may be signed with a fresh key and is still the same form. */
function withoutSign(field: string, value: unknown): unknown {
  return field === 'sign' ? undefined : value;
}
