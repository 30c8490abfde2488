import type { CallName } from '../contract/registry/calls';

/** One request, as the fake operator got it. */
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
