import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '../rowsOf';
import type { Simulation } from '../Simulation';
import { differences } from './differences';

const facts = v.array(v.object({ fact: v.string() }));

/** Deposit orders, withdrawals, rounds and spins: each acknowledged one is on record once, and no other. */
export async function compareOrders({ world, start, acknowledged }: Simulation): Promise<readonly string[]> {
  const { database } = world.operator;
  const queries = {
    deposit: sql`SELECT order_id AS fact FROM deposit WHERE id > ${start?.deposit}`,
    withdrawal: sql`SELECT order_id AS fact FROM withdrawal WHERE id > ${start?.withdrawal}`,
    round: sql`SELECT round_id || ' ' || stake || ' ' || win AS fact FROM bet WHERE id > ${start?.bet}`,
    spin: sql`SELECT id::text AS fact FROM draw_spin WHERE id > ${start?.spin}`,
  };
  const found: string[] = [];
  for (const effect of ['deposit', 'withdrawal', 'round', 'spin'] as const) {
    const recorded = v.parse(facts, await rowsOf(database, queries[effect])).map(({ fact }) => fact);
    const told = acknowledged
      .withEffect(effect)
      .map(({ fact, amount, win }) => (effect === 'round' ? `${fact} ${amount} ${win}` : fact));
    found.push(...differences(effect, { acknowledged: told, recorded }));
  }
  return found;
}
