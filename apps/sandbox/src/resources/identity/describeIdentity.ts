import type { PlayerCallContext } from '../../http/CallContext';
import { identityCode } from '../../identity/identityCode';
import { latestCheck } from '../../identity/latestCheck';

/** How far the identity check is. The document's number and the pictures never leave again. */
export async function describeIdentity({ operator, session }: PlayerCallContext) {
  const { id, kycState } = session.player;
  const latest = await latestCheck(operator.database, id);
  const isKnown = kycState === 1 || kycState === 2 || kycState === 3;
  return {
    state: isKnown ? kycState : 0,
    note: kycState === identityCode.refused ? latest?.note : undefined,
    name: latest?.name,
    idType: latest?.documentType,
    first: operator.switches.isIdentityFirst ? 1 : 0,
  } as const;
}
