import type { FaultMode } from '@kislap/api/controls';
import { type Money, zeroMoney } from '@kislap/domain';

/** A failure that the control calls have ordered for the next answers of one call. */
export interface OrderedFailure {
  times: number;
  readonly mode: FaultMode;
  /** How long a `delay` takes. */
  readonly ms: number;
}

/** What the control calls can turn on to see how a client bears it. Kept in memory: a restart clears it. */
export interface Switches {
  isUnderMaintenance: boolean;
  /** What its answers tell of it: the planned end in epoch seconds (0 for none), and words of its own ('' for none). */
  maintenance: { readonly until: number; readonly message: string };
  /** Added to every answer, in milliseconds. */
  latencyMs: number;
  /** Sends numbers as text and flags as words, as some real servers do. */
  isMessy: boolean;
  /** Asks for the identity check before the first deposit (`kycBeforeDeposit`). */
  isIdentityFirst: boolean;
  /** What a new account is welcomed with; zero for nothing. */
  welcomeGift: Money;
  /** Whether the imitated national register gives no answer. */
  isNationalRegisterSilent: boolean;
  /** Who stands in it: a phone, or a document as `type:number`, each with its end in epoch milliseconds (0 for none known). */
  readonly nationalList: Map<string, number>;
  /** How many newer builds have been put out: the same app under other names. */
  shippedBuilds: number;
  /** By the name of a call, or by `anyCall`. */
  readonly failures: Map<string, OrderedFailure>;
}

/** Every switch off: how an operator starts, and what a reset returns to. */
export const defaultSwitches = (): Switches => ({
  isUnderMaintenance: false,
  maintenance: { until: 0, message: '' },
  latencyMs: 0,
  isMessy: false,
  isIdentityFirst: false,
  welcomeGift: zeroMoney,
  isNationalRegisterSilent: false,
  nationalList: new Map(),
  shippedBuilds: 0,
  failures: new Map(),
});
