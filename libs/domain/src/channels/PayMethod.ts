import type { Money } from '../money/Money';
import type { PayChannel } from './PayChannel';

/**
 * A wallet or bank that money comes from or goes to. In limits, zero means that none is set.
 *
 * @example
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * withdrawMethods([method]); // => [method]
 */
export interface PayMethod {
  readonly id: number;
  readonly name: string;
  readonly isDeposit: boolean;
  readonly isWithdraw: boolean;
  readonly depositSort: number;
  readonly withdrawSort: number;
  readonly depositMin: Money;
  readonly depositMax: Money;
  readonly withdrawMin: Money;
  readonly withdrawMax: Money;
  /** Codes of the banks a withdrawal can go to. */
  readonly banks: readonly string[];
  readonly channels: readonly PayChannel[];
}
