import { keptReads } from '@kislap/api';

/** Whose an answer is. */
export type AnswerOwner = 'everybody' | number;

/** How the cache writes a key: the call's name, then what it depends on; lists have a mark before it. */
const WRITTEN_KEY = /^(?:\$inf\$)?@"(?<name>[\w:]+)"(?:,(?<first>\d+))?/;

/**
 * Whose answer the cache keeps under this key, if it may stay on the device at all.
 *
 * @param key as the cache writes it
 */
export function ownerOf(key: string): AnswerOwner | undefined {
  const { name = '', first } = WRITTEN_KEY.exec(key)?.groups ?? {};
  if (keptReads.everybody.includes(name)) return 'everybody';
  return keptReads.player.includes(name) && first !== undefined ? Number(first) : undefined;
}
