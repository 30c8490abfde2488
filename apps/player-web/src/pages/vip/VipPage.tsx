import { periodGiftsKey, takePeriodGift } from '@kislap/api';
import { usePeriodGifts, useVipLevels, useVipStatus } from '@kislap/api/react';
import type { VipLevel } from '@kislap/api';
import {
  activityNumber,
  firstLevelWithGift,
  formatManila,
  formatPeso,
  progressToNextLevel,
} from '@kislap/domain';
import type { GiftPeriod, GiftsOfLevel, Money as MoneyAmount, PeriodGift, VipStatus } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  AppBar,
  arrowUpRightBold,
  BarsToFill,
  BenefitGrid,
  calendarCheckDuotone,
  ClaimRow,
  Columns,
  ErrorState,
  giftDuotone,
  LevelCarousel,
  caretRightBold,
  LinkButton,
  Money,
  Note,
  PageFrame,
  percentDuotone,
  Section,
  Skeleton,
  Stack,
  VipBars,
  VipHead,
} from '@kislap/ui';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import { useTurnoverOf } from '../../features/gifts/useTurnoverOf';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** The player's VIP level: the way to the next one, what the level brings, and its gifts. */
export function VipPage() {
  const text = useText();
  const userId = useUserId();
  const levels = useVipLevels();
  const status = useVipStatus(userId);
  const failed = [levels, status].find(({ data, error }) => data === undefined && error !== undefined);
  const allLevels = (
    <LinkButton href="/user/level" variant="text" size="sm" glyphEnd={caretRightBold}>
      {text('vip.allLevels')}
    </LinkButton>
  );
  const appBar = (
    <AppBar
      title={text('vip.title')}
      back={{ label: text('common.back'), onPress: goBack }}
      action={allLevels}
    />
  );
  // No operator has no levels: such an answer says nothing, and so not that a player is on the highest.
  if (failed !== undefined || levels.data?.length === 0) {
    const title = (failed && errorText(failed.error, text)) ?? text('vip.failed');
    const retry = () => void Promise.all([levels.mutate(), status.mutate()]);
    return (
      <PageFrame appBar={appBar}>
        <LoadFailed title={title} onRetry={retry} />
      </PageFrame>
    );
  }
  return (
    <PageFrame isWide appBar={appBar} sky={<VipStand levels={levels.data} status={status.data} />}>
      <Stack gap={6}>
        <Columns>
          <Stack gap={6}>
            <VipWay levels={levels.data} status={status.data} />
            <OwnBenefits levels={levels.data} status={status.data} />
          </Stack>
          <Stack>
            <PeriodGifts levels={levels.data} userId={userId} />
          </Stack>
        </Columns>
        <Section title={text('vip.levels')}>
          {levels.data === undefined ? (
            <Skeleton shape="card" />
          ) : (
            <LevelCards levels={levels.data} current={status.data?.level} />
          )}
        </Section>
      </Stack>
    </PageFrame>
  );
}

/** What the page is about; each `undefined` until it is known. */
interface VipFacts {
  readonly levels: readonly VipLevel[] | undefined;
  readonly status: VipStatus | undefined;
}

/** The level as a fan, and how many bars there are to fill before the next. */
function VipStand({ levels, status }: VipFacts) {
  if (levels === undefined || status === undefined) return <VipHead level={status?.level} />;
  const progress = progressToNextLevel(levels, status);
  // Above the list, but not in it: whether that is the highest, only the operator knows.
  if (progress === undefined && ownOf(levels, status) === undefined) return <VipHead level={status.level} />;
  return (
    <VipHead level={status.level}>
      <BarsToFill count={progress?.barsToFill ?? 0} nextLevel={progress?.nextLevel} />
    </VipHead>
  );
}

/** The two bars of the next level, and what keeps this one. On the highest level there are no bars. */
function VipWay({ levels, status }: VipFacts) {
  const text = useText();
  if (levels === undefined || status === undefined) {
    return <VipBars deposits={undefined} turnover={undefined} />;
  }
  const progress = progressToNextLevel(levels, status);
  const keep = keepWords(ownOf(levels, status), text);
  if (progress === undefined) return keep === undefined ? null : <Note>{keep}</Note>;
  return <VipBars deposits={progress.deposit} turnover={progress.turnover} keep={keep} />;
}

const ownOf = (levels: readonly VipLevel[], { level }: VipStatus): VipLevel | undefined =>
  levels.find((one) => one.level === level);

function keepWords(own: VipLevel | undefined, text: TranslateText): string | undefined {
  if (own?.keepTurnover === undefined) return undefined;
  return text('vip.keep', { amount: formatPeso(own.keepTurnover, 'whole') });
}

const amountOrDash = (amount: MoneyAmount) => (amount > 0 ? <Money amount={amount} /> : '--');

const timesWords = (times: number | undefined, text: TranslateText) =>
  times === undefined ? text('vip.noLimit') : text('vip.times', { n: times });

/** What the player's own level brings; nothing of a level that the operator does not list. */
function OwnBenefits({ levels, status }: VipFacts) {
  const text = useText();
  const own = levels && status && ownOf(levels, status);
  if (own === undefined && levels !== undefined && status !== undefined) return null;
  return (
    <Section title={text('vip.benefits')}>
      <BenefitGrid
        benefits={[
          { glyph: giftDuotone, label: text('vip.up'), value: own && amountOrDash(own.upgradeReward) },
          {
            glyph: calendarCheckDuotone,
            label: text('vip.gift.week'),
            value: own && amountOrDash(own.weeklyReward),
          },
          { glyph: percentDuotone, label: text('vip.rebate'), value: own && `${own.rebatePercent}%` },
          {
            glyph: arrowUpRightBold,
            label: text('vip.withdrawals'),
            value: own && timesWords(own.withdrawalTimes, text),
          },
        ]}
      />
    </Section>
  );
}

interface LevelCardsProps {
  readonly levels: readonly VipLevel[];
  readonly current: number | undefined;
}

/** Every level with everything that it brings. */
function LevelCards({ levels, current }: LevelCardsProps) {
  return (
    <LevelCarousel
      current={current}
      levels={levels.map((one) => ({
        level: one.level,
        levelUpGift: one.upgradeReward,
        dailyGift: one.dailyReward,
        weeklyGift: one.weeklyReward,
        monthlyGift: one.monthlyReward,
        rebate: one.rebatePercent,
        dailyWithdrawal: one.withdrawalMax,
        dailyWithdrawals: one.withdrawalTimes,
      }))}
    />
  );
}

interface PeriodGiftsProps {
  /** `undefined` until they are known. */
  readonly levels: readonly VipLevel[] | undefined;
  readonly userId: number | undefined;
}

/** The gifts of the day, the week and the month: to receive, received, or waiting for a level. */
function PeriodGifts({ levels, userId }: PeriodGiftsProps) {
  const text = useText();
  const { data: gifts, error, mutate } = usePeriodGifts(userId);
  const { taking, take } = useTakePeriodGift();
  const turnoverOf = useTurnoverOf();
  return (
    <Section title={text('vip.gifts')}>
      {gifts === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('vip.giftsFailed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {gifts === undefined && error === undefined && <Skeleton shape="card" />}
      <Stack gap={2}>
        {gifts?.map((gift) => (
          <ClaimRow
            key={gift.period}
            period={gift.period}
            caption={giftCaption(gift, levels, text)}
            state={
              gift.state === 'ready'
                ? {
                    type: 'ready',
                    amount: gift.amount,
                    toBet: turnoverOf({ activity: activityNumber.vip, amount: gift.amount }),
                    until: gift.opensAt,
                    isReceiving: taking === gift.period,
                    onReceive: () => void take(gift.period),
                  }
                : { type: gift.state }
            }
          />
        ))}
      </Stack>
    </Section>
  );
}

/** When a gift comes again, or the level that it waits for; nothing of one that can be claimed. */
function giftCaption(
  { period, state, opensAt }: PeriodGift,
  levels: readonly GiftsOfLevel[] | undefined,
  text: TranslateText,
): string | undefined {
  const time = formatManila(opensAt, 'minute');
  if (state === 'ready') return undefined;
  if (state === 'received') return text('vip.opensAt', { time });
  if (levels === undefined) return undefined;
  const level = firstLevelWithGift(levels, period);
  return level === undefined ? text('vip.noGift') : text('vip.fromLevel', { level });
}

const titles: Readonly<Record<GiftPeriod, MessageId>> = {
  day: 'vip.gift.day',
  week: 'vip.gift.week',
  month: 'vip.gift.month',
};

interface PeriodGiftTaker {
  /** The gift on its way. */
  readonly taking: GiftPeriod | undefined;
  readonly take: (period: GiftPeriod) => Promise<void>;
}

/** Takes the gift of a period and shows what came. */
function useTakePeriodGift(): PeriodGiftTaker {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const take = async (period: GiftPeriod): Promise<void> => {
    const given = await claim({
      intent: period,
      take: (options) => takePeriodGift(period, options),
      ownKeys: [periodGiftsKey(userId)],
    });
    if (given === undefined) return;
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { amount, turnoverAdded, orderId, title: text(titles[period]) });
  };
  const taking = (['day', 'week', 'month'] as const).find((period) => period === claiming);
  return { taking, take };
}
