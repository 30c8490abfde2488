import { useActivityStates, useRedPackets } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import { useUserId } from '../session/useUserId';

/** The red packets of the day; nothing is asked while they are switched off. */
export function usePackets() {
  const isOn = useActivityStates().data?.includes(activityNumber.redPacket) === true;
  return useRedPackets(useUserId(), isOn);
}
