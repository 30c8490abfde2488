import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/** Figures that a large amount may have before it would leave a card on the narrowest phone. */
const MOST_FIGURES = 13;

/** The size of the amount a card is about: large, unless it has too many figures for its line. */
export function fittingSize(amount: Money): 'amtLg' | 'amt' {
  return formatMoney(amount).length > MOST_FIGURES ? 'amt' : 'amtLg';
}
