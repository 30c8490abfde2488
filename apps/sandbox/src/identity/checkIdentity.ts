import { isDepositAllowed, isPlayAllowed } from '@kislap/domain';
import { Refusal } from '../kernel/Refusal';
import type { Switches } from '../kernel/Switches';
import type { PlayerRow } from '../players/PlayerRow';
import { identityStateOf } from './identityStateOf';

/** What an identity that is not known well enough holds back. What holds money on its way in holds it on its way out. */
const purposes = {
  deposit: {
    isAllowed: isDepositAllowed,
    missing: 'identityMissing',
    review: 'identityInReview',
    refused: 'identityRefused',
  },
  withdrawal: {
    isAllowed: isDepositAllowed,
    missing: 'payoutIdentityMissing',
    review: 'payoutIdentityInReview',
    refused: 'payoutIdentityRefused',
  },
  play: {
    isAllowed: isPlayAllowed,
    missing: 'playIdentityMissing',
    review: 'playIdentityInReview',
    refused: 'playIdentityRefused',
  },
} as const;

/**
 * Holds back players whose identity is not known well enough for what they want.
 *
 * @throws Refusal that says whether documents are missing, in review or refused
 */
export function checkIdentity(
  purpose: keyof typeof purposes,
  { kycState }: Pick<PlayerRow, 'kycState'>,
  { isIdentityFirst }: Switches,
): void {
  const { isAllowed, missing, ...reasons } = purposes[purpose];
  const state = identityStateOf(kycState);
  if (isAllowed(state, { isCheckedFirst: isIdentityFirst })) return;
  throw new Refusal(state === 'none' || state === 'passed' ? missing : reasons[state]);
}
