import { usePeriodGifts } from '@kislap/api';
import type { VipLevel } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ClaimRow, ErrorState, Section, Skeleton, Stack } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { giftCaption } from './giftCaption';
import { useTakePeriodGift } from './useTakePeriodGift';

interface PeriodGiftsProps {
  /** `undefined` until they are known. */
  readonly levels: readonly VipLevel[] | undefined;
  readonly userId: number | undefined;
}

/** The gifts of the day, the week and the month: to receive, received, or waiting for a level. */
export function PeriodGifts({ levels = [], userId }: PeriodGiftsProps) {
  const text = useText();
  const { data: gifts, error, mutate } = usePeriodGifts(userId);
  const { taking, take } = useTakePeriodGift();
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
