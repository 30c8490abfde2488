import { cleanPesoInput } from './cleanPesoInput';

/** Centavos that are none: '1,000.00', copied from a balance, is a whole amount. */
const noCentavos = /\.0{1,2}$/;

/** The text of a field of whole pesos after a change, or the one before it when the change would be no amount. */
export function acceptWholePesos(before: string, typed: string): string {
  const cleaned = cleanPesoInput(typed).replace(noCentavos, '');
  return /^\d{0,9}$/.test(cleaned) ? cleaned : before;
}
