import type { Activity } from '@kislap/api';
import { promotionOffers, zeroMoney } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Countdown, GarlandStepper, PromotionCard } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { openOverlay } from '../../overlays/openOverlay';
import { garlandSteps } from '../../promotions/garlandSteps';
import { standingWords } from '../../promotions/standingWords';
import { useActivityAction } from '../../promotions/useActivityAction';
import { activityPicture } from '../../promotions/activityPicture';
import { activityTitle } from '../../promotions/activityTitle';
import { useSession } from '../../session/useSession';

interface ActivityCardProps {
  readonly activity: Activity;
  readonly stage: ActivityStage;
  readonly facts: ActivityFacts;
  /** Only one button of the list is loud. */
  readonly isLeading: boolean;
}

/** An activity in the list. Its head opens its rules. */
export function ActivityCard({ activity, stage, facts, isLeading }: ActivityCardProps) {
  const text = useText();
  const actionOf = useActivityAction();
  const openRules = () => void openOverlay('promotion-detail', { type: activity.type });
  const terms = { type: 'go', label: text('promo.terms'), onPress: openRules, isQuiet: true } as const;
  const action = actionOf({ activity, stage }) ?? terms;
  const steps = activity.type === 23 ? welcomeSteps(facts) : [];
  return (
    <PromotionCard
      title={activityTitle(activity)}
      imageUrl={activityPicture(activity)}
      tag={activity.mark}
      status={<Status activity={activity} stage={stage} facts={facts} />}
      action={action.type === 'go' && !isLeading ? { ...action, isQuiet: true } : action}
      onOpen={openRules}
    >
      {steps.length > 0 && <GarlandStepper steps={garlandSteps(steps, text)} />}
    </PromotionCard>
  );
}

function welcomeSteps({ gifts, player }: ActivityFacts) {
  if (gifts === undefined || player === undefined) return [];
  return promotionOffers(gifts, player, zeroMoney).find(({ choice }) => choice === 23)?.steps ?? [];
}

type StatusProps = Omit<ActivityCardProps, 'isLeading'>;

/** Where the player stands with it, and when it ends or begins anew. */
function Status({ activity, stage, facts }: StatusProps) {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const { type, endsAt } = activity;
  const words = isGuest ? text('promo.forPlayers') : standingWords({ type, stage, facts }, text);
  const isClaimed = stage.type === 'claimed';
  return (
    <>
      {words}
      {words !== '' && endsAt !== undefined && ' · '}
      {endsAt !== undefined && stage.type !== 'ended' && (
        <Countdown
          until={endsAt}
          endedText={text(isClaimed ? 'promo.againNow' : 'promo.ended')}
          sentence={(time) => text(isClaimed ? 'promo.again' : 'promo.endsIn', { time })}
          now={operatorNow}
        />
      )}
    </>
  );
}
