import {
  useActivityStates,
  useDepositGifts,
  useDepositLadder,
  useDepositReward,
  usePlayer,
} from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import type { ActivityFacts } from '@kislap/domain';
import { useUserId } from '../session/useUserId';

/** What is known of the player's activities. Nothing is asked about those that are off. */
export function useActivityFacts(): ActivityFacts {
  const userId = useUserId();
  const on = useActivityStates().data ?? [];
  const playerOf = (type: number) => (on.includes(type) ? userId : undefined);
  return {
    player: usePlayer(userId).data,
    gifts: useDepositGifts(userId).data,
    ladder: useDepositLadder(playerOf(activityNumber.depositLadder)).data?.steps,
    firstTopUp: useDepositReward('firstTopUp', playerOf(activityNumber.firstTopUp)).data,
    lossBack: useDepositReward('lossBack', playerOf(activityNumber.lossBack)).data,
  };
}
