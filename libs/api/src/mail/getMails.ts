import { getMsgListCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRecordLog } from '../swr/useRecordLog';
import type { Mail } from './Mail';
import { mailOf } from './mailOf';

/**
 * The cache key of the mailbox, without its page.
 *
 * @example
 * mailsKey(7); // => ['getMsgList', 7]
 */
export function mailsKey(userId: number): ReadKey {
  return ['getMsgList', userId];
}

/**
 * Asks for a page of the mailbox, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getMails(0))[0]?.title; // => 'Your weekly VIP gift'
 */
export async function getMails(beforeId: number, options?: CallOptions): Promise<readonly Mail[]> {
  return (await callMain(getMsgListCall, { id: beforeId }, options)).map(mailOf);
}

/**
 * The player's mailbox; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useMails(7).rows[0]?.title; // => 'Your weekly VIP gift'
 */
export function useMails(userId: number | undefined) {
  return useRecordLog(userId === undefined ? undefined : mailsKey(userId), (id) => getMails(id));
}
