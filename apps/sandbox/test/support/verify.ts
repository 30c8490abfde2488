import { eq } from 'drizzle-orm';
import { player } from '../../src/database/tables/player';
import type { TestOperator } from './TestOperator';
import type { TestPlayer } from './TestPlayer';

/** Lets a player have passed the identity check, without which no money goes out. */
export async function verify(operator: TestOperator, device: TestPlayer): Promise<TestPlayer> {
  await operator.database.update(player).set({ kycState: 2 }).where(eq(player.id, device.userId));
  return device;
}
