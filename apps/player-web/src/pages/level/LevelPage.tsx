import { levelGiftsKey, takeLevelGift } from '@kislap/api';
import { useLevelGifts, useVipLevels, useVipStatus } from '@kislap/api/react';
import { activityNumber, progressToNextLevel } from '@kislap/domain';
import type { Money, VipRequirement, VipStatus } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  EmptyRecordsScene,
  EmptyState,
  HalvedList,
  PageFrame,
  Skeleton,
  Stack,
  VipLevelRow,
} from '@kislap/ui';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import { useTurnoverOf } from '../../features/gifts/useTurnoverOf';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** Every VIP level and the gift of reaching it. */
export function LevelPage() {
  const text = useText();
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={text('vip.levels')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <LevelGifts />
    </PageFrame>
  );
}

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The gifts of reaching a level in each of their states. */
export function LevelGifts() {
  const text = useText();
  const userId = useUserId();
  const gifts = useLevelGifts(userId);
  const levels = useVipLevels();
  const status = useVipStatus(userId);
  const { taking, take } = useTakeLevelGift();
  const turnoverOf = useTurnoverOf();
  // Without the list of levels, no row could say what its level takes.
  const failed = [gifts, levels].find(({ data, error }) => data === undefined && error !== undefined);
  if (failed !== undefined) {
    const title = errorText(failed.error, text) ?? text('vip.giftsFailed');
    return <LoadFailed title={title} onRetry={() => void failed.mutate()} />;
  }
  const requirements = levels.data;
  if (gifts.data === undefined || requirements === undefined || status.isLoading) return <Placeholders />;
  if (gifts.data.length === 0) {
    return <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} />;
  }
  return (
    <HalvedList label={text('vip.levels')}>
      {gifts.data.map(({ level, amount, state }) => (
        <VipLevelRow
          key={level}
          level={level}
          gift={amount}
          state={
            state === 'ready'
              ? {
                  type: 'ready',
                  toBet: turnoverOf({ activity: activityNumber.vip, amount }),
                  isReceiving: taking === level,
                  onReceive: () => void take(level),
                }
              : state === 'received'
                ? { type: 'received' }
                : { type: 'locked', ...levelNeeds(level, requirements, status.data) }
          }
        />
      ))}
    </HalvedList>
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

interface Amounts {
  readonly deposits: Money;
  readonly turnover: Money;
}

/** What a locked level takes; of the one that comes next, what is still missing. */
function levelNeeds(
  level: number,
  levels: readonly VipRequirement[],
  status: VipStatus | undefined,
): { readonly needed: Amounts | undefined; readonly missing: Amounts | undefined } {
  const needed = levels.find((one) => one.level === level);
  const progress = status && progressToNextLevel(levels, status);
  const isNext = progress?.nextLevel === level && progress.barsToFill > 0;
  return {
    needed: needed && { deposits: needed.neededDeposit, turnover: needed.neededTurnover },
    missing: isNext ? { deposits: progress.missing.deposit, turnover: progress.missing.turnover } : undefined,
  };
}

interface LevelGiftTaker {
  /** The level whose gift is on its way. */
  readonly taking: number | undefined;
  readonly take: (level: number) => Promise<void>;
}

/** Takes the gift of reaching a level and shows what came. */
function useTakeLevelGift(): LevelGiftTaker {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const take = async (level: number): Promise<void> => {
    const given = await claim({
      intent: String(level),
      take: (options) => takeLevelGift(level, options),
      ownKeys: [levelGiftsKey(userId)],
    });
    if (given === undefined) return;
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { amount, turnoverAdded, orderId, title: text('vip.giftOfLevel', { level }) });
  };
  return { taking: claiming === undefined ? undefined : Number(claiming), take };
}
