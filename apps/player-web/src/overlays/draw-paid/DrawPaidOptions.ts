import type { Money } from '@kislap/domain';

/** What was paid out, and what has to be bet for it. */
export interface DrawPaidOptions {
  readonly amount: Money;
  readonly turnover: Money | undefined;
}
