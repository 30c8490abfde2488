import { type CatalogueGame, ROOM_DRAW_MS, type RoomDraw } from '@kislap/domain/games';
import { chainOfDraw, hasRoom, nextDraw, seedOfDraw } from '../fairness/roomChains';
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
  const draw = nextDraw(operator.clock.nowMs());
  const [chain] = await Promise.all([chainOfDraw(operator, game.code, draw), untilDraw(operator, draw)]);
  return { seed: seedOfDraw(chain, draw), draw };
}

/** Waits for a draw of every room; not for longer than the next one when the clock was set back meanwhile. */
export async function untilDraw({ clock }: Pick<Operator, 'clock'>, draw: number): Promise<void> {
  const waitMs = Math.min(draw * ROOM_DRAW_MS - clock.nowMs(), ROOM_DRAW_MS);
  if (waitMs > 0) await new Promise((resume) => setTimeout(resume, waitMs));
}
