import {
  type IdentityState,
  isDepositAllowed,
  isPlayAllowed,
  isSameName,
  isWithdrawalAllowed,
} from '@kislap/domain';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { identityCheck } from '../../database/tables/identity';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import type { Switches } from '../../kernel/switches';

/**
 * What an identity that is not known well enough holds back. Money goes out only to who has passed the check.
 */
const purposes = {
  deposit: {
    isAllowed: isDepositAllowed,
    missing: 'identityMissing',
    review: 'identityInReview',
    refused: 'identityRefused',
  },
  withdrawal: {
    isAllowed: isWithdrawalAllowed,
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

/**
 * Checks that a payout account bears the player's verified name, once there is one.
 *
 * @throws Refusal `nameOfSomebodyElse`
 */
export async function checkPayee(
  database: Database,
  { playerId, accountName }: { readonly playerId: number; readonly accountName: string },
): Promise<void> {
  const known = await latestCheck(database, playerId);
  if (known?.state !== identityCode.passed || isSameName(known.name, accountName)) return;
  throw new Refusal('nameOfSomebodyElse', { field: 'account_name' });
}

/** States of the identity check as they are stored and sent. */
export const identityCode = { review: 1, passed: 2, refused: 3 } as const;

const states: readonly IdentityState[] = ['none', 'review', 'passed', 'refused'];

/** What a stored state of the identity check means. */
export function identityStateOf(kycState: number): IdentityState {
  return states[kycState] ?? 'none';
}

/** The latest identity check of a player; undefined before the first. */
export async function latestCheck(database: Database, playerId: number) {
  const [latest] = await database
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.playerId, playerId))
    .orderBy(desc(identityCheck.id))
    .limit(1);
  return latest;
}
