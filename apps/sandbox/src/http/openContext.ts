import { sha256 } from '../kernel/sha256';
import { once } from '../ledger/once';
import type { CallContext } from './CallContext';
import type { CallFrame } from './CallFrame';

/** Readies a call for its handler, now that its fields are read. */
export function openContext(frame: CallFrame, request: unknown): CallContext {
  const { operator, callName, session } = frame;
  const requestHash = sha256(JSON.stringify([callName, request], withoutSign));
  const who = session ? `user:${session.player.id}` : 'guest';
  return {
    ...frame,
    requestHash,
    async once(schema, work, before) {
      const answer = await once(
        operator,
        {
          scope: `${who}:${callName}`,
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
