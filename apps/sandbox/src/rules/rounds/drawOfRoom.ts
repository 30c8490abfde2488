import type { CatalogueGame, RoomDraw } from '@kislap/domain/games';
import { chainOfDraw, hasRoom, nextDraw, seedOfDraw, waitForDraw } from '../fairness/roomChains';
import type { Operator } from '../Operator';

/**
 * Waits for the next draw of a game's room. All its players, of all processes, share that draw. It follows from a secret
 * that was committed to before.
 *
 * @returns undefined at once for a game without a room
 */
export async function drawOfRoom(
  operator: Pick<Operator, 'clock' | 'database' | 'random'>,
  game: Pick<CatalogueGame, 'code' | 'rules'>,
): Promise<RoomDraw | undefined> {
  if (!hasRoom(game)) return undefined;
  const nowMs = operator.clock.nowMs();
  const draw = nextDraw(nowMs);
  const due = new Promise((resume) => setTimeout(resume, waitForDraw(nowMs)));
  const [chain] = await Promise.all([chainOfDraw(operator, game.code, draw), due]);
  return { seed: seedOfDraw(chain, draw), draw };
}
