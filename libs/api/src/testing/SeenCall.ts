import type { CallName } from '../contract/registry/calls';

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
