import type { CallName } from '@kislap/api/registry';
import type { Exchange } from './Exchange';

/** What a broken server does with one request. */
export type Tamper = (exchange: Exchange) => Promise<Response>;

/** One way in which a server can break the contract, and the check that must find it. */
export interface Fault {
  readonly name: string;
  /** What the server does. */
  readonly title: string;
  readonly foundBy: string;
  /** The call whose row shows it; `''` where the check looks at no call of the contract. */
  readonly call: CallName | '';
  /** What the kit must be allowed to do to find it. */
  readonly permission?: 'write' | 'money';
  /** Breaks a server that has just started; what it remembers belongs to one run. */
  readonly arm: () => Tamper;
}
