import { type Money, parsePesoInput, pesoText, zeroMoney } from '@kislap/domain';
import { Refusal } from '../../kernel/Refusal';

/**
 * Reads the amount of a payment form, which must be canonical: '100', not '100.00'.
 *
 * @throws Refusal `badParameter`
 */
export function readAmount(text: string): Money {
  const parsed = parsePesoInput(text);
  if (!parsed.ok || parsed.value <= zeroMoney || pesoText(parsed.value) !== text) {
    throw new Refusal('badParameter', { field: 'amount' });
  }
  return parsed.value;
}
