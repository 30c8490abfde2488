import * as v from 'valibot';
import { amount, type ControlContract, count, instantMs, nothing } from './fields';

const player = v.object({
  userId: count,
  nickname: v.string(),
  /** What it signs in with; a phone is whole only where everybody knows it. */
  login: v.string(),
  /** Of an account that exists from the start: what it is good for. */
  description: v.string(),
  balance: amount,
  vipLevel: count,
  state: v.picklist(['open', 'resting', 'closed']),
  identity: v.picklist(['none', 'review', 'passed', 'refused']),
  isSignedIn: v.boolean(),
});

/**
 * A player of the sandbox, as its console lists one; `balance` in ten-thousandths of a peso.
 *
 * @example
 * import { parse } from 'valibot';
 * const isGuest = ({ userId }: Account) => userId === 0;
 * parse(accountsControl.response, { accounts: [] }).accounts.some(isGuest); // => false
 */
export type Account = v.InferOutput<typeof player>;

/**
 * The accounts to try it with, then all others, the newest first, a page at a time. `search` looks in id, nickname and
 * login; `before` is the `next` of the page before.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(accountsControl.request, {}); // => { search: '' }
 */
export const accountsControl = {
  name: 'accounts',
  request: v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    before: v.exactOptional(count),
  }),
  response: v.object({ accounts: v.array(player), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/**
 * A token for any player, also for one that signs in with a third party only.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(sessionControl.request, { userId: 7 }); // => { userId: 7 }
 */
export const sessionControl = {
  name: 'session',
  request: v.union([v.object({ userId: count }), v.object({ openId: v.string() })]),
  response: v.object({ token: v.string(), UserID: count }),
} as const satisfies ControlContract;

/**
 * Ends a player's sessions: the next call answers 400.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(killControl.request, { userId: 7 }).userId; // => 7
 */
export const killControl = {
  name: 'kill',
  request: v.object({ userId: count }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * Gives a player pesos from the house, outside all turnover.
 *
 * @example
 * import { parse, ValiError } from 'valibot';
 * parse(creditControl.request, { userId: 7, amount: 500 }).amount; // => 500
 * parse(creditControl.request, { userId: 7, amount: -1 }); // throws ValiError
 */
export const creditControl = {
  name: 'credit',
  request: v.object({
    userId: count,
    amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000_000)),
  }),
  response: v.object({ Score: v.number() }),
} as const satisfies ControlContract;

/**
 * The text messages that would have been sent, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(messagesControl.response, { messages: [] }).messages; // => []
 */
export const messagesControl = {
  name: 'messages',
  request: nothing,
  response: v.object({
    messages: v.array(
      v.object({
        id: count,
        /** With its middle hidden. */
        phone: v.string(),
        code: v.string(),
        sentAtMs: instantMs,
        expiresAtMs: instantMs,
        isUsed: v.boolean(),
      }),
    ),
  }),
} as const satisfies ControlContract;

/**
 * A text message that would have been sent; both instants in epoch milliseconds.
 *
 * @example
 * import { parse } from 'valibot';
 * const newest = (messages: readonly TextMessage[]) => messages[0]?.code;
 * newest(parse(messagesControl.response, { messages: [] }).messages); // => undefined
 */
export type TextMessage = v.InferOutput<(typeof messagesControl)['response']>['messages'][number];

/**
 * Passes or refuses the documents that a player has sent; `note` says why they are refused.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(identityControl.request, { userId: 7, pass: false }).note; // => 'The documents cannot be read.'
 */
export const identityControl = {
  name: 'kyc',
  request: v.object({
    userId: count,
    pass: v.boolean(),
    note: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500)), 'The documents cannot be read.'),
  }),
  response: nothing,
} as const satisfies ControlContract;
