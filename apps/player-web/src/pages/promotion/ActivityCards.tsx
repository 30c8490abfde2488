import { useMailCounts, usePlayer } from '@kislap/api/react';
import type { Activity } from '@kislap/api';
import { promotionOffers, stageOfActivity, zeroMoney } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Columns,
  Countdown,
  EmptyState,
  GarlandStepper,
  PromotionCard,
  PromotionCardPanes,
  Stack,
} from '@kislap/ui';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { operatorNow } from '../../device/clock/operatorNow';
import { RetryLine } from '../../features/errors/RetryLine';
import { errorText } from '../../features/errors/errorText';
import {
  activityPicture,
  activityTitle,
  garlandSteps,
  activityStatusText,
} from '../../features/promotions/activityText';
import { hasReadyStep, isOffered } from '../../features/promotions/isOffered';
import {
  useActivityAction,
  useActivityFacts,
  useActivityList,
} from '../../features/promotions/useActivities';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useSession } from '../../session/session';
import { useUserId } from '../../session/session';
import { activityKicker, finishedLast, isInGroup } from '../../features/promotions/activityGroups';
import type { ActivityGroup } from '../../features/promotions/activityGroups';

interface ActivityCardsProps {
  readonly group: ActivityGroup;
}

/** The cards of a group. What is claimed or over stands last. */
export function ActivityCards({ group }: ActivityCardsProps) {
  const text = useText();
  const { activities, failure, retry } = useActivityList();
  const facts = useActivityFacts();
  const userId = useUserId();
  const player = usePlayer(userId);
  const { isQuiet: isLeftAlone = false } = useMailCounts(userId).data ?? {};
  if (failure !== undefined) {
    return <LoadFailed title={text('promo.failed')} text={errorText(failure, text)} onRetry={retry} />;
  }
  if (activities === undefined) return <Panes />;
  const now = operatorNow();
  const cards = activities
    .filter(({ type }) => isInGroup(type, group))
    .map((activity) => {
      const stage = stageOfActivity(activity, facts, now);
      return { activity, stage, isFinished: stage.type === 'claimed' || stage.type === 'ended' };
    })
    .filter(({ activity: { type }, stage }) => isOffered({ type, stage, facts, isLeftAlone }));
  if (cards.length === 0) {
    return (
      <EmptyState title={text('common.noData')} {...(group !== 'all' && { text: text('promo.emptyWhy') })} />
    );
  }
  return (
    <Stack gap={4}>
      {player.data === undefined && player.error !== undefined && (
        <RetryLine title={text('user.failed')} onRetry={() => void player.mutate()} />
      )}
      <Columns gap={4}>
        {finishedLast(cards).map(({ activity, stage }, index) => (
          <ActivityCard
            key={activity.id}
            activity={activity}
            stage={stage}
            facts={facts}
            isLeading={index === 0}
          />
        ))}
      </Columns>
    </Stack>
  );
}

function Panes() {
  return (
    <Columns gap={4}>
      <PromotionCardPanes />
      <PromotionCardPanes />
      <PromotionCardPanes />
    </Columns>
  );
}

interface ActivityCardProps {
  readonly activity: Activity;
  readonly stage: ActivityStage;
  readonly facts: ActivityFacts;
  /** Only one button of the list is loud. */
  readonly isLeading: boolean;
}

/** An activity in the list. Its head opens its rules. */
function ActivityCard({ activity, stage, facts, isLeading }: ActivityCardProps) {
  const text = useText();
  const actionOf = useActivityAction();
  const openRules = () => void openOverlay('promotion-detail', { type: activity.type });
  const terms = { type: 'go', label: text('promo.terms'), onPress: openRules, isQuiet: true } as const;
  const action = hasReadyStep(activity.type, facts)
    ? ({ type: 'claim', onPress: openRules } as const)
    : (actionOf({ activity, stage }) ?? terms);
  const steps = activity.type === 23 ? welcomeSteps(facts) : [];
  return (
    <PromotionCard
      overline={activityKicker(activity, text)}
      title={activityTitle(activity)}
      imageUrl={activityPicture(activity)}
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
  const { isQuiet: isLeftAlone = false } = useMailCounts(useUserId()).data ?? {};
  // Nothing hurries whoever is left alone.
  const hasCountdown = endsAt !== undefined && (!isLeftAlone || stage.type === 'claimed');
  const words = isGuest ? text('promo.forPlayers') : activityStatusText({ type, stage, facts }, text);
  const isClaimed = stage.type === 'claimed';
  return (
    <>
      {words}
      {words !== '' && hasCountdown && ' · '}
      {hasCountdown && stage.type !== 'ended' && (
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
