import * as v from 'valibot';
import { peso, type Peso } from './peso';

const blankAsZero = v.pipe(
  v.union([v.null(), v.literal('')]),
  v.transform((): Peso => 0),
);

/** A limit in pesos; a missing one is 0, which the limit rules read as "not set". */
export const pesoOrZero = v.optional(v.union([blankAsZero, peso]), 0);
