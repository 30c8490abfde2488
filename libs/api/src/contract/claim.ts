import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';

/**
 * What every answer carries that gives something: `am` pesos were given, `Score` is the balance now, `needFlow`
 * pesos of turnover were added. Spread into the answer's own fields.
 */
export const claimFields = { am: pesoOrZero, Score: score, needFlow: maybe(peso) };
