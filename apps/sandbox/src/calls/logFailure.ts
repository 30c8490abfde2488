import { sqlState } from '../database/transact';

/**
 * Reports what went wrong inside a call. Only the call's name, the error's kind and where it arose: messages of
 * database errors carry the values of the query, and those may be phones or account numbers.
 */
export function logFailure(callName: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  const state = sqlState(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  console.error(`${callName} failed: ${kind}${state ? ` (SQLSTATE ${state})` : ''}\n${frames.join('\n')}`);
}
