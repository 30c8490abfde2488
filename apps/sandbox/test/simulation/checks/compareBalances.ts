import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '../rowsOf';
import type { Simulation } from '../Simulation';

const amounts = v.array(v.object({ order: v.string(), amount: v.number() }));
const balance = v.object({ Score: v.number() });

/**
 * The balance that a player is told is the one his device can work out: what he began with, what was acknowledged to
 * him, and what became of his orders.
 */
export async function compareBalances(simulation: Simulation): Promise<readonly string[]> {
  const { world } = simulation;
  const ends = await orderEnds(simulation);
  const found: string[] = [];
  for (const player of world.players) {
    // What still lies in a studio's wallet is the player's, too.
    await player.look('thirdWdw');
    const told = v.safeParse(balance, await player.look('getUserScore'));
    const expected = player.startBalance + movedFor(simulation, player.id, ends);
    const score = told.success ? told.output.Score : undefined;
    if (score !== expected) found.push(`player ${player.id} has ${score} instead of ${expected}`);
  }
  return found;
}

function movedFor({ acknowledged }: Simulation, playerId: number, ends: ReadonlyMap<string, number>): number {
  const own = (effect: 'reward' | 'round' | 'deposit' | 'withdrawal') =>
    acknowledged.withEffect(effect).filter(({ intent }) => intent.player.id === playerId);
  return [
    ...own('reward').map(({ amount }) => amount),
    ...own('round').map(({ amount, win }) => win - amount),
    ...[...own('deposit'), ...own('withdrawal')].map(({ fact }) => ends.get(fact) ?? 0),
  ].reduce((sum, moved) => sum + moved, 0);
}

/** What each order of the simulation has moved by now: credited with its gifts, or taken and not given back. */
async function orderEnds({ world, start }: Simulation): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    world.operator.database,
    sql`SELECT order_id AS "order",
        (CASE WHEN status = 1 THEN amount + award + bonus ELSE 0 END)::float8 AS amount
      FROM deposit WHERE id > ${start?.deposit}
      UNION ALL SELECT order_id, (CASE WHEN status = 3 THEN 0 ELSE -amount END)::float8
      FROM withdrawal WHERE id > ${start?.withdrawal}`,
  );
  return new Map(v.parse(amounts, rows).map(({ order, amount }) => [order, amount]));
}
