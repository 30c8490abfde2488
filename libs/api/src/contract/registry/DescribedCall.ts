import type { CallContract } from '../CallContract';
import type { PaymentCallContract } from '../PaymentCallContract';
import type { CallFacts } from './CallFacts';
import type { CallName } from './calls';

/**
 * A call of the contract with everything that is known of it.
 *
 * @example
 * const login: DescribedCall | undefined = describedCalls.find(({ name }) => name === 'login');
 * login?.codes[0]; // => 200
 */
export interface DescribedCall {
  readonly name: CallName;
  readonly facts: CallFacts;
  /** Its schemas and its address; a payment call is the one that has `okCode`. */
  readonly contract: CallContract | PaymentCallContract<number> | PaymentCallContract<string>;
  /** Every code it may answer, the one of success first. */
  readonly codes: readonly number[];
}
