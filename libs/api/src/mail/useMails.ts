import { usePlayerRead, useRead } from '../swr/useRead';
import { usePlayerLog } from '../swr/useRecordLog';
import { getMail, getMails, getMailCounts, mailKey, mailsKey } from './mail';
import { mailCountsKey } from './mailCountsKey';

/**
 * The player's mailbox; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useMails(7).rows[0]?.title; // => 'Your weekly VIP gift'
 */
export function useMails(userId: number | undefined) {
  return usePlayerLog(userId, mailsKey, getMails);
}

/**
 * One message of the player in full; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useMail(7, 44).data?.title; // => 'Your weekly VIP gift'
 */
export function useMail(userId: number | undefined, mailId: number) {
  const key = userId === undefined ? undefined : mailKey(userId, mailId);
  return useRead(key, (options) => getMail(mailId, options), { revalidateOnFocus: false });
}

/**
 * How many messages the player has not read, and how many hold a gift; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useMailCounts(7).data?.unread; // => 2
 */
export function useMailCounts(userId: number | undefined) {
  return usePlayerRead(userId, mailCountsKey, getMailCounts);
}
