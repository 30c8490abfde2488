import { reckonAndCare } from '../../model/absences';
import { isFrom } from '../../model/harm';
import type { Own, Walk } from '../Walk';

/** Somebody of the operator is worried about a player, or is not any more. */
export async function worry(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const { harm } = player;
  // What a worry adds at level 3, and what is looked at when it ends, the rules do not say.
  if (!harm || (!harm.isConcern && isFrom(player, 3) !== false)) return;
  const on = !harm.isConcern;
  walk.say(`worry about ${player.id}: ${on}`);
  walk.expect('10: concern', { ok: true }, await walk.control('concern', { userId: player.id, on }));
  walk.count(`concern ${on}`);
  harm.isConcern = on;
  reckonAndCare(player, walk.now);
}
