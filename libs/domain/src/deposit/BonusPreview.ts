import type { Money } from '../money/Money';

/** What a deposit would earn on top, in whole centavos. */
export interface BonusPreview {
  readonly award: Money;
  readonly promotion: Money;
  readonly total: Money;
}
