import { isSameName } from '@kislap/domain';
import type { Database } from '../database/Database';
import { Refusal } from '../kernel/Refusal';
import { identityCode } from './identityCode';
import { latestCheck } from './latestCheck';

/**
 * Money goes out to the player only: once the operator knows his name, the account has to bear it.
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
