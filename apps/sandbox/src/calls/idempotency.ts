import type * as v from 'valibot';
import { sha256 } from '../kernel/secrets';
import { type AnswerKey, isRepeated, once } from '../ledger/once';
import type { PlayerSession } from '../rules/players/session';
import type { Database } from '../database/Database';
import { lockPlayer } from '../rules/players/player';
import type { CallContext, CallFrame, PlayerCallContext } from './Call';

/** Whose idempotency keys a call looks at: one player's, for one call of the contract. */
export function onceScope(session: PlayerSession | undefined, callName: string): string {
  return `${session ? `user:${session.player.id}` : 'guest'}:${callName}`;
}

/** Readies a call for its handler, now that its fields are read. */
export function openContext(frame: CallFrame, request: unknown): CallContext {
  const hash = hashOf(frame, request);
  return {
    ...frame,
    requestHash: hash,
    isRepeat: () => isRepeated(frame.operator.database, answerKeyOf(frame, hash)),
    once: (schema, work, before) =>
      runOnce(frame, hash, { schema, work, before, ahead: () => Promise.resolve(undefined) }),
  };
}

/** The same for a call of a player. */
export function openPlayerContext(
  frame: CallFrame,
  session: PlayerSession,
  request: unknown,
): PlayerCallContext {
  const context = openContext(frame, request);
  return {
    ...context,
    session,
    onceLocked: (schema, work, before) =>
      runOnce(frame, context.requestHash, {
        schema,
        work,
        before,
        ahead: (transaction) => lockPlayer(transaction, session.player.id),
      }),
    onceAsked: (schema, { ask, work, before }) => {
      const ahead = (transaction: Database) =>
        Promise.all([lockPlayer(transaction, session.player.id), ask(transaction)]);
      return runOnce(frame, context.requestHash, {
        schema,
        ahead,
        work: (transaction, [player, answers]) => work(transaction, player, answers),
        before,
      });
    },
  };
}

interface Task<Schema extends v.GenericSchema, Ahead> {
  readonly schema: Schema;
  readonly ahead: (transaction: Database) => Promise<Ahead>;
  readonly work: (transaction: Database, ahead: Ahead) => Promise<v.InferOutput<Schema>>;
  readonly before: (() => Promise<void>) | undefined;
}

async function runOnce<Schema extends v.GenericSchema, Ahead>(
  frame: CallFrame,
  requestHash: string,
  task: Task<Schema, Ahead>,
): Promise<v.InferOutput<Schema>> {
  const { operator, callName, nowMs: atMs } = frame;
  const request = { ...answerKeyOf(frame, requestHash), atMs, operation: callName };
  const { database, failpoints } = operator;
  const place = { database, failpoints, onReplay: () => frame.onReplay() };
  return (await once(place, request, task)).value;
}

function answerKeyOf({ callName, session, idempotencyKey: key }: CallFrame, requestHash: string): AnswerKey {
  return { scope: onceScope(session, callName), key, requestHash };
}

function hashOf({ callName }: CallFrame, request: unknown): string {
  return sha256(JSON.stringify([callName, request], withoutSign));
}

/** A form that is sent again may be signed with a fresh key and is still the same form. */
function withoutSign(field: string, value: unknown): unknown {
  return field === 'sign' ? undefined : value;
}
