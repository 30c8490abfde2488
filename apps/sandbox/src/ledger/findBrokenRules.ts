import type { Database } from '../database/Database';
import { checkInvariants } from './checkInvariants';

/** The rules that the ledger breaks, in words for whoever runs the operator; '' when it is sound. */
export async function findBrokenRules(database: Database): Promise<string> {
  const broken = (await checkInvariants(database)).filter(({ violations }) => violations > 0);
  return broken.map(({ id, description }) => `${id} (${description})`).join(', ');
}
