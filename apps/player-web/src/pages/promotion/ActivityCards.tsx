import { usePlayer } from '@kislap/api';
import { stageOfActivity } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, PromotionCardPanes, Stack } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { errorText } from '../../errors/errorText';
import { RetryLine } from '../../errors/RetryLine';
import { useActivityFacts } from '../../promotions/useActivityFacts';
import { useActivityList } from '../../promotions/useActivityList';
import { useUserId } from '../../session/useUserId';
import { ActivityCard } from './ActivityCard';
import type { ActivityGroup } from './ActivityGroup';
import { finishedLast } from './finishedLast';
import { isInGroup } from './isInGroup';

interface ActivityCardsProps {
  readonly group: ActivityGroup;
}

/** The cards of a group. What is claimed or over stands last. */
export function ActivityCards({ group }: ActivityCardsProps) {
  const text = useText();
  const { activities, failure, retry } = useActivityList();
  const facts = useActivityFacts();
  const player = usePlayer(useUserId());
  if (failure !== undefined) {
    const why = errorText(failure, text);
    const again = { label: text('common.retry'), onPress: retry };
    return (
      <ErrorState title={text('promo.failed')} {...(why !== undefined && { text: why })} retry={again} />
    );
  }
  if (activities === undefined) return <Panes />;
  const now = operatorNow();
  const cards = activities
    .filter(({ type }) => isInGroup(type, group))
    .map((activity) => {
      const stage = stageOfActivity(activity, facts, now);
      return { activity, stage, isFinished: stage.type === 'claimed' || stage.type === 'ended' };
    });
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
      {finishedLast(cards).map(({ activity, stage }, index) => (
        <ActivityCard
          key={activity.id}
          activity={activity}
          stage={stage}
          facts={facts}
          isLeading={index === 0}
        />
      ))}
    </Stack>
  );
}

function Panes() {
  return (
    <Stack gap={4}>
      <PromotionCardPanes />
      <PromotionCardPanes />
      <PromotionCardPanes />
    </Stack>
  );
}
