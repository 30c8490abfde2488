import { useActivityDetail, usePlayer } from '@kislap/api';
import { stageOfActivity } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ErrorState, IconButton, Overlay, shareNetworkRegular, Skeleton, Stack } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { useSiteOrigin } from '../../config/useSiteOrigin';
import { RetryLine } from '../../errors/RetryLine';
import { activityTitle } from '../../promotions/activityTitle';
import { sharePromotion } from '../../promotions/sharePromotion';
import { useActivityFacts } from '../../promotions/useActivityFacts';
import { useActivityList } from '../../promotions/useActivityList';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { DetailAction } from './DetailAction';
import { DetailBody } from './DetailBody';

/** Everything about one promotion: picture, plain rules, how it works, where the player stands, and one button. */
export function PromotionDetailOverlay({ type, modal }: OverlayProps<'promotion-detail'>) {
  const text = useText();
  const { data: detail, error, mutate } = useActivityDetail(type);
  const list = useActivityList();
  const isListMissing = list.failure !== undefined;
  const activity = list.activities?.find((listed) => listed.type === type);
  const player = usePlayer(useUserId());
  const isPlayerMissing = player.data === undefined && player.error !== undefined;
  const facts = useActivityFacts();
  const stage = stageOfActivity(activity ?? { type }, facts, operatorNow());
  const retry = { label: text('common.retry'), onPress: () => void mutate() };
  const retryFacts = () => {
    if (isListMissing) list.retry();
    if (isPlayerMissing) void player.mutate();
  };
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={activity === undefined ? text('promo.title') : activityTitle(activity)}
      closeLabel={text('common.close')}
      action={activity && <ShareButton type={type} title={activityTitle(activity)} />}
      footer={activity && <DetailAction activity={activity} stage={stage} />}
    >
      {(isListMissing || isPlayerMissing) && (
        <RetryLine title={text(isListMissing ? 'promo.failed' : 'user.failed')} onRetry={retryFacts} />
      )}
      {detail !== undefined ? (
        <DetailBody type={type} detail={detail} facts={facts} stage={stage} />
      ) : error !== undefined ? (
        <ErrorState title={text('promo.detailFailed')} retry={retry} />
      ) : (
        <Stack gap={4}>
          <Skeleton shape="banner" />
          <Skeleton shape="card" />
        </Stack>
      )}
    </Overlay>
  );
}

function ShareButton(promotion: { readonly type: number; readonly title: string }) {
  const text = useText();
  const origin = useSiteOrigin();
  return (
    <IconButton
      glyph={shareNetworkRegular}
      label={text('common.share')}
      onClick={() => void sharePromotion({ ...promotion, origin }, text)}
    />
  );
}
