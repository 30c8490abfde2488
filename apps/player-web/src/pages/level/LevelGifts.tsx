import { useLevelGifts, useVipLevels, useVipStanding } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyRecordsScene, EmptyState, ErrorState, List, Skeleton, Stack, VipLevelRow } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { useUserId } from '../../session/useUserId';
import { levelNeeds } from './levelNeeds';
import { useTakeLevelGift } from './useTakeLevelGift';

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The gifts of reaching a level in each of their states. */
export function LevelGifts() {
  const text = useText();
  const userId = useUserId();
  const gifts = useLevelGifts(userId);
  const levels = useVipLevels();
  const standing = useVipStanding(userId);
  const { taking, take } = useTakeLevelGift();
  if (gifts.data === undefined && gifts.error !== undefined) {
    const title = errorText(gifts.error, text) ?? text('vip.giftsFailed');
    return (
      <ErrorState title={title} retry={{ label: text('common.retry'), onPress: () => void gifts.mutate() }} />
    );
  }
  if (gifts.data === undefined || levels.isLoading || standing.isLoading) return <Placeholders />;
  if (gifts.data.length === 0) {
    return <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} />;
  }
  return (
    <List label={text('vip.levels')}>
      {gifts.data.map(({ level, amount, state }) => (
        <VipLevelRow
          key={level}
          level={level}
          gift={amount}
          state={
            state === 'ready'
              ? { type: 'ready', isReceiving: taking === level, onReceive: () => void take(level) }
              : state === 'received'
                ? { type: 'received' }
                : { type: 'locked', ...levelNeeds(level, levels.data ?? [], standing.data) }
          }
        />
      ))}
    </List>
  );
}

function Placeholders() {
  return (
    <Stack gap={2}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="row" />
      ))}
    </Stack>
  );
}
