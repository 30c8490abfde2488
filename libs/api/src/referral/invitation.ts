import type { Money, Percent } from '@kislap/domain';
import { getShareContentCall, userShareInfoCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso } from '../mapping/wireValues';

/**
 * A player's invite code and what it has brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Invitation = await getInvitation();
 * found.code; // => 'LIW4NAG'
 */
export interface Invitation {
  readonly code: string;
  /** Where the code is used; may lack the origin. */
  readonly url: string;
  readonly friends: number;
  /** Friends who have deposited. */
  readonly depositors: number;
  readonly joinedToday: number;
  /** Everything that was paid out for friends and their play. */
  readonly earned: Money;
  /** Bonuses of friends that wait to be claimed. */
  readonly claimable: Money;
  readonly rules: {
    /** For a friend whose phone is verified. */
    readonly registrationBonus: Money;
    /** For a friend's first deposit. */
    readonly depositBonus: Money;
    /** The share of the bets of level 1, 2, 3. */
    readonly rates: readonly Percent[];
  };
}

/**
 * The cache key of a player's invitation.
 *
 * @example
 * invitationKey(7); // => ['userShareInfo', 7]
 */
export function invitationKey(userId: number): ReadKey {
  return ['userShareInfo', userId];
}

/**
 * Asks for the player's invite code and what it has brought. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInvitation()).code; // => 'LIW4NAG'
 */
export async function getInvitation(options?: CallOptions): Promise<Invitation> {
  const info = await callMain(userShareInfoCall, {}, options);
  return {
    code: info.code,
    url: info.url,
    friends: info.num,
    depositors: info.depNum,
    joinedToday: info.todayNum,
    earned: moneyOfPeso(info.got),
    claimable: moneyOfPeso(info.can),
    rules: {
      registrationBonus: moneyOfPeso(info.rules.reg),
      depositBonus: moneyOfPeso(info.rules.dep),
      rates: info.rules.rate,
    },
  };
}

/**
 * What the operator lets an invitation say. `{url}` in it is the place for the link.
 *
 * @example
 * const words: InvitationText = { text: 'Play with me: {url} 21+ only.' };
 * words.text.replace('{url}', 'kislap.example'); // => 'Play with me: kislap.example 21+ only.'
 */
export interface InvitationText {
  readonly text: string;
  readonly tagalogText?: string;
}

/**
 * The cache key of the words of a player's invitation.
 *
 * @example
 * invitationTextKey(7); // => ['getShareContent', 7]
 */
export function invitationTextKey(userId: number): ReadKey {
  return ['getShareContent', userId];
}

/**
 * Asks what an invitation says. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInvitationText()).text; // => 'Play with me on Kislap: {url} 21+ only.'
 */
export async function getInvitationText(options?: CallOptions): Promise<InvitationText> {
  const content = await callMain(getShareContentCall, {}, options);
  return { text: content.text, ...definedFields({ tagalogText: content.text_tag }) };
}
