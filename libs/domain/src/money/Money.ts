import type { Brand } from '../kernel/Brand';

/**
 * An amount in Philippine pesos as an integer count of ten-thousandths of a peso, the ledger's own unit:
 * 1.15 PHP is 11500. Always a safe integer, so sums and differences are exact. Compare with `<`, `>` and `===`.
 *
 * @example
 * const fare: Money = moneyFromPeso('1.15');
 * scoreFromMoney(fare); // => 11_500
 */
export type Money = Brand<number, 'Money'>;
