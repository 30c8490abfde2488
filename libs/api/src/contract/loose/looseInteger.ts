import * as v from 'valibot';
import { looseNumber } from './looseNumber';

/** A safe integer, or the text of one. Ids, counts, levels, codes. */
export const looseInteger = v.pipe(looseNumber, v.safeInteger());
