import * as v from 'valibot';
import { peso, pesoOrZero, score } from './loose/amounts';
import { looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';
import { looseText } from './loose/texts';

/**
 * What every answer carries that gives something: `am` pesos were given, `Score` is the balance now, `needFlow`
 * pesos of turnover were added, `orderid` numbers it. Spread into the answer's own fields.
 */
export const claimFields = {
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** The balance now. */
  Score: score,
  /** Turnover that came to be bet with it, in pesos. */
  needFlow: maybe(peso),
  /** The number under which it is found again, for a receipt. */
  orderid: maybe(looseText),
};

/** 1 to claim, 2 claimed. Whatever else a server says is not to be claimed: guards fail closed. */
export const claimState = v.pipe(
  looseInteger,
  v.transform((state): 1 | 2 => (state === 1 ? 1 : 2)),
);
