import { getShareContentCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * What the operator lets an invitation say. `{url}` in it is the place for the link.
 *
 * @example
 * const words: InvitationWords = { text: 'Play with me: {url} 21+ only.' };
 * words.text.replace('{url}', 'kislap.example'); // => 'Play with me: kislap.example 21+ only.'
 */
export interface InvitationWords {
  readonly text: string;
  readonly tagalogText?: string;
}

/**
 * The cache key of the words of a player's invitation.
 *
 * @example
 * invitationWordsKey(7); // => ['getShareContent', 7]
 */
export function invitationWordsKey(userId: number): ReadKey {
  return ['getShareContent', userId];
}

/**
 * Asks what an invitation says. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInvitationWords()).text; // => 'Play with me on Kislap: {url} 21+ only.'
 */
export async function getInvitationWords(options?: CallOptions): Promise<InvitationWords> {
  const content = await callMain(getShareContentCall, {}, options);
  return { text: content.text, ...definedFields({ tagalogText: content.text_tag }) };
}

/**
 * The words of the player's invitation; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInvitationWords(7).data?.text; // => 'Play with me on Kislap: {url} 21+ only.'
 */
export function useInvitationWords(userId: number | undefined) {
  const key = userId === undefined ? undefined : invitationWordsKey(userId);
  return useRead(key, () => getInvitationWords(), rarelyChanging);
}
