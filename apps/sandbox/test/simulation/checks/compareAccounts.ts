import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '../rowsOf';
import type { Simulation } from '../Simulation';
import { differences } from './differences';

const ids = v.array(v.object({ id: v.string() }));

/** Every acknowledged registration has opened one account, and nobody else has any. */
export async function compareAccounts({
  world,
  start,
  acknowledged,
}: Simulation): Promise<readonly string[]> {
  const rows = await rowsOf(
    world.operator.database,
    sql`SELECT id::text AS id FROM player WHERE id > ${start?.player}`,
  );
  const told = acknowledged.withEffect('account').map(({ fact }) => fact);
  return differences('account', {
    acknowledged: told,
    recorded: v.parse(ids, rows).map(({ id }) => id),
  });
}
