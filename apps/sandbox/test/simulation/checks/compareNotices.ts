import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { pollNotices } from '../operations/watchOperations';
import { rowsOf } from '../rowsOf';
import type { Simulation } from '../Simulation';
import { differences } from './differences';

const rows = v.array(v.object({ notice: v.nullable(v.string()), order: v.string() }));

/** Every credited deposit has one notice, and its player's device has heard of it once. */
export async function compareNotices(simulation: Simulation): Promise<readonly string[]> {
  const { world, start } = simulation;
  await hearAll(simulation);
  const announced = v.parse(
    rows,
    await rowsOf(
      world.operator.database,
      sql`SELECT deposit_notice.id::text AS notice, order_id AS "order" FROM deposit
        LEFT JOIN deposit_notice ON deposit_id = deposit.id WHERE status = 1 AND deposit.id > ${start?.deposit}`,
    ),
  );
  const heard = world.players.flatMap(({ notices }) => notices.map(String));
  return differences('notice', {
    acknowledged: announced.map(({ notice, order }) => notice ?? `of ${order}`),
    recorded: heard,
  });
}

/** Lets every device hear what it has not heard yet. */
async function hearAll({ world }: Simulation): Promise<void> {
  for (const player of world.players) {
    player.device.adopt({ ...(await world.openSession(player.id)), replayed: false });
    let heard = -1;
    while (heard < player.notices.length) {
      heard = player.notices.length;
      await pollNotices(world, player).send();
    }
  }
}
