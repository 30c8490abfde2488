import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';

/** 1 to claim, 2 claimed. Whatever else a server says is not to be claimed: guards fail closed. */
export const claimState = v.pipe(
  looseInteger,
  v.transform((state): 1 | 2 => (state === 1 ? 1 : 2)),
);
