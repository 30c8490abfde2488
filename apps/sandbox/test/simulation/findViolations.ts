import { checkInvariants } from '../../src/ledger/invariants';
import { compareAccounts } from './checks/compareAccounts';
import { compareBalances } from './checks/compareBalances';
import { compareNotices } from './checks/compareNotices';
import { compareOrders } from './checks/compareOrders';
import { compareRewards } from './checks/compareRewards';
import type { Simulation } from './Simulation';

/**
 * Everything that must not be after a simulation: a broken invariant of the ledger, an acknowledged effect that is not
 * there or is there twice, an effect that nobody was told of, an answer that changed, a credit announced never or
 * twice, a balance other than the devices can work out.
 */
export async function findViolations(simulation: Simulation): Promise<readonly string[]> {
  const lines = await checkInvariants(simulation.world.operator.database);
  const broken = lines.filter(({ violations }) => violations > 0);
  const found = [];
  for (const compare of [compareOrders, compareRewards, compareAccounts, compareNotices, compareBalances]) {
    found.push(...(await compare(simulation)));
  }
  return [
    ...broken.map(({ id, description, violations }) => `${id} (${description}): ${violations}`),
    ...simulation.acknowledged.violations,
    ...found,
  ];
}
