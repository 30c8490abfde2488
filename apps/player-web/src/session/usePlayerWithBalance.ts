import { useBalance, usePlayer } from '@kislap/api/react';
import type { Player } from '@kislap/domain';
import { useUserId } from './session';

/** The signed-in player with the freshest balance known; it is asked for more often than the rest. */
export function usePlayerWithBalance(): Player | undefined {
  const userId = useUserId();
  const player = usePlayer(userId).data;
  const balance = useBalance(userId).data;
  return player === undefined || balance === undefined ? player : { ...player, balance };
}
