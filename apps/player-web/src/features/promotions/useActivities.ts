import {
  useActivities,
  useActivityStates,
  useDepositGifts,
  useDepositLadder,
  useDepositReward,
  usePlayer,
} from '@kislap/api/react';
import type { Activity, DepositRewardName } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { PromotionAction } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useLoginGate } from '../../session/useLoginGate';
import { useSession } from '../../session/session';
import { useUserId } from '../../session/session';
import { useLinkAction } from '../links/useLinkAction';
import { useOpenRedPacket } from '../red-packets/usePackets';
import { useRewardClaims } from './DepositRewards';
import { isDepositPromotion } from './promotionType';

/** The activities that are on; with a `failure` when they are not known and cannot be had. */
interface ActivityList {
  readonly activities: readonly Activity[] | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The activities of the promotion page. One that the operator does not list as on is off. */
export function useActivityList(): ActivityList {
  const cards = useActivities();
  const states = useActivityStates();
  const { data: on } = states;
  return {
    activities: on && cards.data?.filter(({ type }) => on.includes(type)),
    failure: [cards, states].find(({ data, error }) => data === undefined && error !== undefined)?.error,
    retry: () => {
      void cards.mutate();
      void states.mutate();
    },
  };
}

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

interface ActivityStatus {
  readonly activity: Activity;
  readonly stage: ActivityStage;
}

const rewardNames = new Map<number, DepositRewardName>([
  [activityNumber.firstTopUp, 'firstTopUp'],
  [activityNumber.lossBack, 'lossBack'],
]);

/** The one thing that can be done about an activity now; nothing where there is no more than to read about it. */
export function useActivityAction(): (status: ActivityStatus) => PromotionAction | undefined {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const mayGoOn = useLoginGate();
  const { claiming, claimReward } = useRewardClaims();
  const openPacket = useOpenRedPacket();
  const actionOf = useLinkAction();

  return ({ activity, stage }) => {
    const { type, link, title } = activity;
    if (stage.type === 'ended' || stage.type === 'claimed') return { type: stage.type };
    if (isGuest) return { type: 'guest', onLogin: () => void mayGoOn(`/promotion?type=${type}`) };
    const reward = rewardNames.get(type);
    if (stage.type === 'claimable' && reward !== undefined) {
      return { type: 'claim', isBusy: claiming === reward, onPress: () => void claimReward(reward, title) };
    }
    if (isDepositPromotion(type)) {
      const onPress = () => void openOverlay('deposit', { promotion: type });
      return { type: 'go', label: text('dep.title'), onPress };
    }
    if (type === activityNumber.redPacket && openPacket !== undefined) {
      return { type: 'go', label: text('pkt.open'), onPress: openPacket };
    }
    const lead = actionOf(link);
    return lead && { type: 'go', label: text('promo.go'), onPress: lead, isQuiet: true };
  };
}
