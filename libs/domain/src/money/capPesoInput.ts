import { cleanPesoInput } from './cleanPesoInput';
import type { Money } from './Money';
import { moneyFromPeso } from './moneyFromPeso';
import { pesoText } from './pesoText';
import { truncateToCentavos } from './truncateToCentavos';

/**
 * The text of an amount field, cut to `max` when it says more: '1500' at most 1,000.00 PHP is '1000'.
 *
 * The cut is in whole centavos, since a field takes no finer amount; under the cap the text stays as typed.
 *
 * @example
 * capPesoInput('1500', moneyFromPeso(1_000)); // => '1000'
 * capPesoInput('999', moneyFromPeso(1_000)); // => '999'
 */
export function capPesoInput(text: string, max: Money): string {
  const limit = truncateToCentavos(max);
  return moneyFromPeso(cleanPesoInput(text)) > limit ? pesoText(limit) : text;
}
