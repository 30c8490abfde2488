import { useActivityDetail, useMailCounts, usePlayer } from '@kislap/api/react';
import type { Activity } from '@kislap/api';
import { stageOfActivity, formatPeso } from '@kislap/domain';
import type { ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, IconButton, Overlay, shareNetworkRegular, Skeleton, Stack, StatusTag } from '@kislap/ui';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useSiteOrigin } from '../../config/useSiteOrigin';
import { operatorNow } from '../../device/clock/operatorNow';
import { RetryLine } from '../../features/errors/RetryLine';
import { activityKicker } from '../../features/promotions/activityGroups';
import { activityTitle } from '../../features/promotions/activityText';
import { isOffered } from '../../features/promotions/isOffered';
import { isDepositPromotion } from '../../features/promotions/promotionType';
import { sharePromotion } from '../../features/referrals/shareLink';
import { useActivityAction } from '../../features/promotions/useActivities';
import { useActivityFacts } from '../../features/promotions/useActivities';
import { useActivityList } from '../../features/promotions/useActivities';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';
import { DetailBody } from './DetailBody';

/** Everything about one promotion: picture, plain rules, how it works, where the player stands, and one button. */
export function PromotionDetailOverlay({ type, modal }: OverlayProps<'promotion-detail'>) {
  const text = useText();
  const { data: detail, error, mutate } = useActivityDetail(type);
  const list = useActivityList();
  const isListMissing = list.failure !== undefined;
  const activity = list.activities?.find((listed) => listed.type === type);
  const player = usePlayer(useUserId());
  const { isQuiet: isLeftAlone = false } = useMailCounts(useUserId()).data ?? {};
  const isPlayerMissing = player.data === undefined && player.error !== undefined;
  const facts = useActivityFacts();
  const stage = stageOfActivity(activity ?? { type }, facts, operatorNow());
  const isOpen = isOffered({ type, stage, facts, isLeftAlone });
  const actionOf = useActivityAction();
  const action = activity && actionOf({ activity, stage });
  const retryFacts = () => {
    if (isListMissing) list.retry();
    if (isPlayerMissing) void player.mutate();
  };
  const retry = (isListMissing || isPlayerMissing) && (
    <RetryLine title={text(isListMissing ? 'promo.failed' : 'user.failed')} onRetry={retryFacts} />
  );
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      isTitleBelow={detail !== undefined}
      title={activity === undefined ? text('promo.title') : activityTitle(activity)}
      closeLabel={text('common.close')}
      action={
        activity && (
          <ShareButton type={type} title={activityTitle(activity)} isOverPicture={detail !== undefined} />
        )
      }
      footer={
        action && activity && isOpen && <DetailAction activity={activity} stage={stage} action={action} />
      }
    >
      {detail === undefined && retry}
      {detail !== undefined ? (
        <DetailBody
          retry={retry}
          overline={activity && activityKicker(activity, text)}
          type={type}
          detail={detail}
          facts={facts}
          stage={stage}
        />
      ) : error !== undefined ? (
        <LoadFailed title={text('promo.detailFailed')} onRetry={() => void mutate()} />
      ) : (
        <Stack gap={4}>
          <Skeleton shape="banner" />
          <Skeleton shape="card" />
        </Stack>
      )}
    </Overlay>
  );
}

interface ShareButtonProps {
  readonly type: number;
  readonly title: string;
  readonly isOverPicture: boolean;
}

function ShareButton({ isOverPicture, ...promotion }: ShareButtonProps) {
  const text = useText();
  const origin = useSiteOrigin();
  return (
    <IconButton
      glyph={shareNetworkRegular}
      label={text('common.share')}
      variant={isOverPicture ? 'media' : 'plain'}
      onClick={() => void sharePromotion({ ...promotion, origin }, text)}
    />
  );
}

interface DetailActionProps {
  readonly activity: Activity;
  readonly stage: ActivityStage;
  readonly action: NonNullable<ReturnType<ReturnType<typeof useActivityAction>>>;
}

/** The one button of a promotion, or the word for why there is none. */
function DetailAction({ activity, stage, action }: DetailActionProps) {
  const text = useText();
  switch (action.type) {
    case 'claim':
      return (
        <Button isBlock variant="money" isLoading={action.isBusy === true} onClick={action.onPress}>
          {stage.type === 'claimable'
            ? text('promo.claimAmount', { amount: formatPeso(stage.gift) })
            : text('promo.claim')}
        </Button>
      );
    case 'go':
      return (
        <Button isBlock onClick={action.onPress}>
          {isDepositPromotion(activity.type) ? text('promo.depositWith') : action.label}
        </Button>
      );
    case 'guest':
      return (
        <Button isBlock onClick={action.onLogin}>
          {text('auth.login')}
        </Button>
      );
    case 'claimed':
      return <StatusTag status="complete" label={text('promo.claimed')} />;
    case 'ended':
      return <StatusTag status="neutral" label={text('promo.ended')} />;
  }
}
