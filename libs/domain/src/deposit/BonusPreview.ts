import type { Money } from '../money/Money';

/**
 * What a deposit would earn on top, in whole centavos.
 *
 * @example
 * const preview: BonusPreview = { award: moneyFromPeso(10), promotion: moneyFromPeso(50), total: moneyFromPeso(60) };
 * addMoney(preview.award, preview.promotion) === preview.total; // => true
 */
export interface BonusPreview {
  readonly award: Money;
  readonly promotion: Money;
  readonly total: Money;
}
