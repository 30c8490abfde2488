import { useActivityDetail } from '@kislap/api';
import { stageOfActivity } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ErrorState, Overlay, Skeleton, Stack } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { activityTitle } from '../../promotions/activityTitle';
import { useActivityFacts } from '../../promotions/useActivityFacts';
import { useActivityList } from '../../promotions/useActivityList';
import type { OverlayProps } from '../OverlayProps';
import { DetailAction } from './DetailAction';
import { DetailBody } from './DetailBody';

/** Everything about one promotion: picture, plain rules, how it works, where the player stands, and one button. */
export function PromotionDetailOverlay({ type, modal }: OverlayProps<'promotion-detail'>) {
  const text = useText();
  const { data: detail, error, mutate } = useActivityDetail(type);
  const activity = useActivityList().activities?.find((listed) => listed.type === type);
  const facts = useActivityFacts();
  const stage = stageOfActivity(activity ?? { type }, facts, operatorNow());
  const retry = { label: text('common.retry'), onPress: () => void mutate() };
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={activity === undefined ? text('promo.title') : activityTitle(activity)}
      closeLabel={text('common.close')}
      footer={activity && <DetailAction activity={activity} stage={stage} />}
    >
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
