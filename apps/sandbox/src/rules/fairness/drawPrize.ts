import { zeroMoney } from '@kislap/domain';
import type { Database } from '../../database/Database';
import { openSeeds, type SeedOwner, takeNonce } from './seeds';

/** A number from 0 to `bound` - 1 for an event, from the player's own seed of it. The player must be locked. */
export async function drawPrize(transaction: Database, owner: SeedOwner, bound: number): Promise<number> {
  const { active } = await openSeeds(transaction, owner);
  const drawn = owner.operator.chanceOf({ ...active, nonce: active.rounds }).integer(bound);
  await takeNonce(transaction, active, {
    roundId: `${owner.gameCode}:${active.id}:${active.rounds}`,
    key: '',
    bet: String(bound),
    stake: zeroMoney,
    state: 'played',
    win: zeroMoney,
    drawn,
    atMs: owner.nowMs,
  });
  return drawn;
}
