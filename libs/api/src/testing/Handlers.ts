import type * as v from 'valibot';
import type { CallName, Calls } from '../contract/registry/calls';
import type { Reply } from './replies';

/**
 * The fields of a call, read by the contract.
 *
 * @example
 * const fields: RequestOf<'getMsgInfo'> = { id: 44 };
 * fields.id; // => 44
 */
export type RequestOf<Name extends CallName> = v.InferOutput<Calls[Name]['request']>;

/**
 * What a call answers, in the contract's own names and units.
 *
 * @example
 * const data: DataOf<'getUserScore'> = { Score: 115000 };
 * answer(data).type; // => 'answer'
 */
export type DataOf<Name extends CallName> = v.InferOutput<Calls[Name]['response']>;

/**
 * What the operator does with one call.
 *
 * @example
 * const poor: Handler<'getUserScore'> = () => answer({ Score: 0 });
 * createFakeOperator({ getUserScore: poor }).seen; // => []
 */
export type Handler<Name extends CallName> = (
  request: RequestOf<Name>,
  seen: SeenCall,
) => Reply<DataOf<Name>> | Promise<Reply<DataOf<Name>>>;

/**
 * What the operator does with each call it is prepared for.
 *
 * @example
 * const closed: Handlers = { ...sampleHandlers, launchGame: () => refuse(1015) };
 * Object.keys(closed).length; // => Object.keys(sampleHandlers).length
 */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };

/**
 * One request, as the fake operator got it.
 *
 * @example
 * import { configureApi, logIn } from '@kislap/api';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await logIn({ by: 'smsCode', account: '639170000002', code: '123456' });
 * const seen: SeenCall | undefined = operator.seen[0];
 * seen?.fields['code']; // => '123456'
 */
export interface SeenCall {
  readonly call: CallName;
  /** The fields as text, under the names of the wire. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly locale: string | undefined;
  /** The mode of a payment write. */
  readonly mode: string | undefined;
}
