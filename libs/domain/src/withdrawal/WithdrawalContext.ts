import type { Money } from '../money/Money';

/**
 * The facts on the device that a withdrawal is checked against.
 *
 * @example
 * const player: WithdrawalContext = {
 *   isSignedIn: true, phone: '', mustBindPhone: true,
 *   balance: moneyFromPeso(500), minimum: zeroMoney, maximum: zeroMoney,
 * };
 * checkWithdrawalAmount(moneyFromPeso(100), player); // => fail({ type: 'phoneMissing' })
 */
export interface WithdrawalContext {
  readonly isSignedIn: boolean;
  /** '' while no phone is bound. */
  readonly phone: string;
  /** Whether the operator asks for a bound phone. */
  readonly mustBindPhone: boolean;
  readonly balance: Money;
  /** Smallest withdrawal of the chosen method; zero when none is set. */
  readonly minimum: Money;
  /** Largest withdrawal of the chosen method; zero when none is set. */
  readonly maximum: Money;
}
