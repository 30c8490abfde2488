import { getMsgInfoCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { MailLetter } from './MailLetter';
import { mailOf } from './mailOf';

/**
 * The cache key of one message in full.
 *
 * @example
 * mailKey(7, 12); // => ['getMsgInfo', 7, 12]
 */
export function mailKey(userId: number, mailId: number): ReadKey {
  return ['getMsgInfo', userId, mailId];
}

/**
 * Asks for a message in full. From then on the operator counts it as read.
 *
 * @throws AnswerError 1014 when there is no such message | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getMail(44)).title; // => 'Your weekly VIP gift'
 */
export async function getMail(mailId: number, options?: CallOptions): Promise<MailLetter> {
  const letter = await callMain(getMsgInfoCall, { id: mailId }, options);
  const { content, accessory } = letter;
  const attachments = accessory.map(({ prize_type, am }) => ({
    prizeType: prize_type,
    amount: moneyOfPeso(am),
  }));
  return { ...mailOf(letter), content, attachments };
}

/**
 * One message of the player in full; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useMail(7, 44).data?.title; // => 'Your weekly VIP gift'
 */
export function useMail(userId: number | undefined, mailId: number) {
  const key = userId === undefined ? undefined : mailKey(userId, mailId);
  return useRead(key, () => getMail(mailId), { revalidateOnFocus: false });
}
