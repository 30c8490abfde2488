import type { Money } from './Money';
import { parsePesoInput } from './parsePesoInput';
import { zeroMoney } from './zeroMoney';

/**
 * The amount in a field; zero while the field holds none.
 *
 * @example
 * pesoText(typedMoney('1,000')); // => '1000'
 * pesoText(typedMoney('')); // => '0'
 */
export function typedMoney(text: string): Money {
  const parsed = parsePesoInput(text);
  return parsed.ok ? parsed.value : zeroMoney;
}
