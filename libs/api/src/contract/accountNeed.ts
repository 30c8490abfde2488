import * as v from 'valibot';
import { looseText } from './loose/texts';

/**
 * What an account may lack, in the order in which it is asked for.
 *
 * @example
 * accountParts[0]; // => 'birthday'
 */
export const accountParts = ['birthday', 'agree', 'phone'] as const;

/**
 * What an account still lacks.
 *
 * @example
 * const need: AccountNeed = ['phone'];
 * need.includes('phone'); // => true
 */
export type AccountNeed = readonly (typeof accountParts)[number][];

/**
 * What an account still lacks, on the wire: some of `accountParts`. Other words are for newer apps.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(accountNeed, ['birthday', 'phone', 'shoeSize']).length; // => 3
 */
export const accountNeed = v.array(looseText);
