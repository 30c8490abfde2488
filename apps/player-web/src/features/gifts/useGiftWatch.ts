import {
  useActivityStates,
  useDrawRound,
  useEggInfo,
  useLevelGifts,
  useMailCounts,
  usePeriodGifts,
  useRebate,
} from '@kislap/api/react';
import { activityNumber, openPacket, rebateStageOf } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { useCheckInWeek } from '../check-in/useCheckInWeek';
import { usePackets } from '../red-packets/usePackets';
import { waitingGifts } from './waitingGifts';

/**
 * Tells the tab bar whether gifts wait: of the sources whose answers the app has at its start, the level and the rebate.
 * A player who is left alone is told of none.
 */
export function useGiftWatch(userId: number): void {
  const text = useText();
  const on = useActivityStates().data;
  const playerOf = (activity: number) => (on?.includes(activity) === true ? userId : undefined);
  const offer = useCheckInWeek(userId).week?.offer;
  const packets = usePackets().data ?? [];
  const egg = useEggInfo(playerOf(activityNumber.egg)).data;
  const round = useDrawRound(playerOf(activityNumber.draw)).data;
  const periods = usePeriodGifts(playerOf(activityNumber.vip)).data ?? [];
  const levels = useLevelGifts(playerOf(activityNumber.vip)).data ?? [];
  // Who may have to be left alone is, until the operator has said.
  const { gifts: letters = 0, isQuiet = false } = useMailCounts(userId).data ?? { isQuiet: true };
  const rebate = useRebate(playerOf(activityNumber.rebate)).data;
  const isCheckInReady = offer?.type === 'repair' || (offer?.type === 'checkIn' && offer.isReady);
  const isWaiting =
    (isCheckInReady && playerOf(activityNumber.checkIn) !== undefined) ||
    openPacket(packets, operatorNow()) !== undefined ||
    (egg?.left ?? 0) > 0 ||
    round?.state === 'reached' ||
    letters > 0 ||
    (rebate !== undefined && rebateStageOf(rebate).type === 'ready') ||
    [...periods, ...levels].some(({ state }) => state === 'ready');
  const words = isWaiting && !isQuiet ? text('gifts.waiting') : undefined;
  useEffect(() => waitingGifts.tell(words), [words]);
  useEffect(() => () => waitingGifts.tell(undefined), []);
}
