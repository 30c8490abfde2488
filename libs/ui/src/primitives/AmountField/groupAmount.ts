import { formatWholePesos, parsePesoInput } from '@kislap/domain';

/** A typed amount as it is read while nobody types: '12480.5' is '12,480.5'. What is no amount stays as it is. */
export function groupAmount(typed: string): string {
  const [whole = '', ...fraction] = typed.split('.');
  const pesos = parsePesoInput(whole);
  return pesos.ok ? [formatWholePesos(pesos.value), ...fraction].join('.') : typed;
}
