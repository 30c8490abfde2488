import * as v from 'valibot';
import { looseNumber } from './looseNumber';

/**
 * A plain amount in pesos, normally with at most two decimals: the unit of form and config fields.
 *
 * @example
 * import { parse } from 'valibot';
 * const bonus: Peso = parse(eggPrize, { prize_type: 1, am: '5.50' }).am;
 * bonus; // => 5.5
 */
export type Peso = number & { readonly __unit?: 'php' };

/** Beyond this, ten-thousandths of a peso are no longer exact. */
const LARGEST = 900_000_000_000;

/** Reads a plain peso amount, up to 900 billion either way. */
export const peso = v.pipe(
  looseNumber,
  v.minValue(-LARGEST),
  v.maxValue(LARGEST),
  v.transform((amount): Peso => amount),
);
