import { formatMoney } from '@kislap/domain';
import type { CheckInOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { bandaidsDuotone, Button, Grow, Inline, Stack, Text } from '@kislap/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../shell/useIsOnline';
import type { useCheckInActions } from './useCheckInActions';

interface CheckInButtonsProps {
  readonly offer: CheckInOffer;
  readonly actions: ReturnType<typeof useCheckInActions>;
}

/** The one thing to do today. Nothing can be taken without a connection. */
export function CheckInButtons({ offer, actions }: CheckInButtonsProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isClaiming, checkIn, repair } = actions;
  switch (offer.type) {
    case 'repair':
      return (
        <RepairFirst>
          <Button
            isBlock
            glyph={bandaidsDuotone}
            isLoading={isClaiming}
            disabled={!isOnline}
            onClick={() => repair(offer.day)}
          >
            {text('sign.repairDay', { n: offer.day.day })}
          </Button>
        </RepairFirst>
      );
    case 'checkIn':
      return offer.isReady ? (
        <Button isBlock isLoading={isClaiming} disabled={!isOnline} onClick={checkIn}>
          {text('sign.doFor', { amount: `₱${formatMoney(offer.day.reward.prize)}` })}
        </Button>
      ) : (
        <Button isBlock disabled>
          {text('sign.notYet')}
        </Button>
      );
    case 'done':
      return (
        <Button isBlock disabled>
          {text('sign.done')}
        </Button>
      );
  }
}

/** The button of a repair, and beside it why today's check-in has to wait. */
function RepairFirst({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const reasonId = useId();
  return (
    <Stack gap={2}>
      <Inline gap={2} wrap>
        <Grow>{children}</Grow>
        <Grow>
          <Button isBlock variant="tonal" blockedBy={reasonId}>
            {text('sign.do')}
          </Button>
        </Grow>
      </Inline>
      <Text size="sm" tone="muted" align="center" id={reasonId}>
        {text('sign.repairFirst')}
      </Text>
    </Stack>
  );
}
