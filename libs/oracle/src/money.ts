import { cutTo, decimalOf, halfUpTo, times, upTo, type Decimal } from './decimal';
import { silent, type Silent } from './verdict';

/** Ten-thousandths of a peso, as the ledger counts. */
export type Score = bigint;

export const peso = 10_000n;
const centavo = 100n;

/** Description, section 9: divide by 10000, cut to two decimals, group thousands. */
export function shownScore(score: number | string): string | Silent {
  const decimal = decimalOf(score);
  return decimal === undefined ? silent : shownCentavos(cutTo(decimal, 0) / centavo);
}

export function shownCentavos(centavos: bigint): string {
  const size = centavos < 0n ? -centavos : centavos;
  const sign = centavos < 0n ? '-' : '';
  return `${sign}${groupThousands(String(size / 100n))}.${String(size % 100n).padStart(2, '0')}`;
}

export function groupThousands(digits: string): string {
  const start = digits.length % 3;
  const groups = start === 0 ? [] : [digits.slice(0, start)];
  for (let at = start; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}

/** Contract, 0.3: a Peso of the wire is plain PHP. What cannot be read is no amount, and is refused. */
export function readPeso(value: unknown): Score | 'throws' | Silent {
  if (value === null || value === undefined || value === '') return silent;
  if (typeof value !== 'number' && typeof value !== 'string') return 'throws';
  const decimal = decimalOf(value);
  if (decimal === undefined) return 'throws';
  if (decimal.places > 4) return silent;
  const score = cutTo(decimal, 4);
  return isHeld(score) ? score : 'throws';
}

/** Whether a JavaScript number holds it exactly: the ledger keeps integers only. */
export function isHeld(score: Score): boolean {
  return score >= BigInt(Number.MIN_SAFE_INTEGER) && score <= BigInt(Number.MAX_SAFE_INTEGER);
}

/** Contract, section 1: the canonical decimal that is signed and sent is `100`, not `100.00`. */
export function plainPeso(score: Score): string {
  const size = score < 0n ? -score : score;
  const fraction = String(size % peso)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${score < 0n ? '-' : ''}${size / peso}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Rules, section 5: trunc(amount x rate) / 100, to two decimals. */
export function shareOf(amount: Score, percent: number): Score {
  const product = times({ digits: amount, places: 4 }, percentOf(percent));
  return cutTo(product, 0) * centavo;
}

export function percentOf(percent: number): Decimal {
  const decimal = decimalOf(percent);
  if (decimal === undefined) throw new Error(`${percent} is no percentage`);
  return decimal;
}

const asPesos = (score: Score): Decimal => ({ digits: score, places: 4 });

/** Description, section 9: shown money is truncated. */
export const cutToCentavos = (score: Score): Score => cutTo(asPesos(score), 2) * centavo;

/** Rules, section 9: what is missing is rounded up to centavos. */
export const upToCentavos = (score: Score): Score => upTo(asPesos(score), 2) * centavo;

/** Rules, section 7: remaining turnover is rounded half up to centavos. */
export const halfUpToCentavos = (score: Score): Score => halfUpTo(asPesos(score), 2) * centavo;
