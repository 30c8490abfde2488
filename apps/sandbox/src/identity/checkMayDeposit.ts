import { isDepositAllowed } from '@kislap/domain';
import { Refusal } from '../kernel/Refusal';
import type { Switches } from '../kernel/Switches';
import type { PlayerRow } from '../players/PlayerRow';
import { identityStateOf } from './identityStateOf';

const reasons = {
  none: 'identityMissing',
  review: 'identityInReview',
  passed: 'identityMissing',
  refused: 'identityRefused',
} as const;

/**
 * Holds deposits of players whose identity is not known well enough.
 *
 * @throws Refusal `identityMissing`, `identityInReview`, `identityRefused`
 */
export function checkMayDeposit({ kycState }: PlayerRow, { isIdentityFirst }: Switches): void {
  const state = identityStateOf(kycState);
  if (!isDepositAllowed(state, { isCheckedFirst: isIdentityFirst })) throw new Refusal(reasons[state]);
}
