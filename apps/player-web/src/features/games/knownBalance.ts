import { balanceKey } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { answerCache } from '../../session/answerCache';

/** The balance as the app knows it, without asking; `undefined` when it does not. */
export async function knownBalance(userId: number): Promise<Money | undefined> {
  return await answerCache.mutate()<Money>(balanceKey(userId), (known) => known, { revalidate: false });
}
