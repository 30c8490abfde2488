import { getPlayLimits, serverNow } from '@kislap/api';
import type { PlaySession } from '@kislap/api';
import type { RealityCheckOptions } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';

const MINUTE_MS = 60_000;

/**
 * What a reality check shows of a play session; nothing while none is due.
 *
 * @param nowMs the operator's clock
 */
export function realityCheckOf(
  playSession: PlaySession | undefined,
  nowMs: number,
): RealityCheckOptions | undefined {
  if (playSession?.check === undefined) return undefined;
  const { check: no, since, staked, won, net, deposited } = playSession;
  const minutesPlayed = Math.max(0, Math.floor((nowMs - since * 1000) / MINUTE_MS));
  return { no, minutesPlayed, staked, won, net, deposited };
}

/**
 * Shows the reality check that keeps a game from opening, and waits for its answer.
 *
 * @returns `go` when the game may be asked for again; `stop` for whoever stops; `later` for whoever goes back without an
 *   answer, and is asked again before the next game
 * @throws OfflineError | AnswerError | ContractError
 */
export async function passRealityCheck(): Promise<'go' | 'stop' | 'later'> {
  const look = realityCheckOf((await getPlayLimits()).playSession, serverNow());
  if (look === undefined) return 'go';
  const outcome = await openOverlay('reality-check', look);
  if (outcome.type !== 'answered') return 'later';
  return outcome.value === 'go' ? 'go' : 'stop';
}
