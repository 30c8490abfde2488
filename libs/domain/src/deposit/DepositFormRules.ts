import type { Money } from '../money/Money';
import type { DepositGift } from '../promotions/DepositGift';
import type { Depositor } from '../promotions/Depositor';

/** What bounds the deposit form after an event. */
export interface DepositFormRules {
  /** Largest deposit of the channel chosen after the event; zero means none is set. */
  readonly max: Money;
  readonly gifts: readonly DepositGift[];
  readonly player: Depositor;
}
