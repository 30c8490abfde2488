import type { Activity, DepositRewardName } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import type { ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { PromotionAction } from '@kislap/ui';
import { useLinkAction } from '../links/useLinkAction';
import { openOverlay } from '../overlays/openOverlay';
import { useOpenRedPacket } from '../red-packets/useOpenRedPacket';
import { useLoginGate } from '../session/useLoginGate';
import { useSession } from '../session/useSession';
import { isDepositPromotion } from './isDepositPromotion';
import { useRewardClaims } from './useRewardClaims';

interface ActivityStanding {
  readonly activity: Activity;
  readonly stage: ActivityStage;
}

const rewardNames = new Map<number, DepositRewardName>([
  [activityNumber.firstTopUp, 'firstTopUp'],
  [activityNumber.lossBack, 'lossBack'],
]);

/** The one thing that can be done about an activity now; nothing where there is no more than to read about it. */
export function useActivityAction(): (standing: ActivityStanding) => PromotionAction | undefined {
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
