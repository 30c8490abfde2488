import { checkInStatusKey, playerKey, takeCheckIn } from '@kislap/api';
import { formatPeso, pesoText } from '@kislap/domain';
import type { CheckInDay, CheckInOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { bandaidsDuotone, Button, Grow, Inline, Stack, Text, toast } from '@kislap/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../device/useIsOnline';
import type { CheckInWeek } from '../../features/check-in/checkInWeek';
import { useClaim } from '../../features/claims/useClaim';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { chanceText } from './weekTitle';

interface CheckInButtonsProps {
  readonly offer: CheckInOffer;
  /** A deposit is among what today's check-in still takes. */
  readonly needsDeposit: boolean;
  readonly actions: ReturnType<typeof useCheckInActions>;
}

/** The one thing to do today. Nothing can be taken without a connection. */
export function CheckInButtons({ offer, needsDeposit, actions }: CheckInButtonsProps) {
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
          {text('sign.doFor', { amount: formatPeso(offer.day.reward.prize) })}
        </Button>
      ) : (
        <NotYet needsDeposit={needsDeposit} />
      );
    case 'done':
      return (
        <Button isBlock disabled>
          {text('sign.done')}
        </Button>
      );
  }
}

/** The button of a check-in that cannot be made yet; where a deposit is missing, the way to one. */
function NotYet({ needsDeposit }: Pick<CheckInButtonsProps, 'needsDeposit'>) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Button isBlock disabled>
        {text('sign.notYet')}
      </Button>
      {needsDeposit && (
        <Button isBlock variant="text" onClick={() => void openOverlay('deposit', {})}>
          {text('dep.title')}
        </Button>
      )}
    </Stack>
  );
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

interface CheckInActions {
  readonly isClaiming: boolean;
  readonly checkIn: () => void;
  /** Asks first. */
  readonly repair: (day: CheckInDay) => void;
}

/** Checking in and repairing, from the tap to the gift that is shown. */
export function useCheckInActions(userId: number, week: CheckInWeek | undefined): CheckInActions {
  const text = useText();
  const { claiming, claim } = useClaim();

  const take = async (kind: 'checkIn' | 'repair', day: number): Promise<void> => {
    const given = await claim({
      intent: `${kind}:${day}`,
      take: (options) => takeCheckIn(kind, options),
      ownKeys: [playerKey(userId), checkInStatusKey(userId)],
    });
    if (given === undefined) return;
    const next = kind === 'checkIn' ? week?.days[given.day] : undefined;
    await openOverlay('gift', {
      amount: given.amount,
      turnoverAdded: given.turnoverAdded,
      orderId: given.orderId,
      title: text('sign.dayYours', { n: given.day }),
      text:
        next === undefined || week?.endsAt !== undefined
          ? undefined
          : text('sign.tomorrow', { amount: formatPeso(next.reward.prize) }),
    });
  };

  const repair = async ({ day, reward }: CheckInDay): Promise<void> => {
    const tips = text('sign.tips', { amount: pesoText(reward.prize) });
    const outcome = await openOverlay('confirm', {
      title: text('sign.repairAsk', { n: day, tips }),
      detail: text('sign.repairWhy'),
      yes: text('sign.repair'),
      no: text('common.cancel'),
    });
    if (outcome.type === 'answered') await take('repair', day);
  };

  const offer = week?.offer;
  return {
    isClaiming: claiming !== undefined,
    checkIn: () => {
      if (offer?.type === 'checkIn' && offer.isReady) void take('checkIn', offer.day.day);
    },
    repair: (day) => void repair(day),
  };
}

const messages = {
  claimed: 'sign.bladeClaimed',
  today: 'sign.bladeToday',
  repairable: 'sign.bladeRepairable',
  missed: 'sign.bladeMissed',
  upcoming: 'sign.bladeUpcoming',
} as const satisfies Record<string, MessageId>;

/** What a press on a day does: take it, repair it, or tell what it is. */
export function useDayPress(
  week: CheckInWeek | undefined,
  { checkIn, repair, isClaiming }: ReturnType<typeof useCheckInActions>,
): (day: number) => void {
  const text = useText();
  return (day) => {
    const blade = week?.blades.find((one) => one.day === day);
    if (week === undefined || blade === undefined || isClaiming) return;
    const { offer, chance } = week;
    if (offer.type === 'repair' && offer.day.day === day) return repair(offer.day);
    // A check-in would close its repair: a press says what the repair asks for.
    if (chance?.day === day) return void toast({ kind: 'notice', title: chanceText(chance, text) });
    if (offer.type === 'checkIn' && offer.isReady && offer.day.day === day) return checkIn();
    const values = { n: day, x: pesoText(blade.reward.prize) };
    toast({ kind: 'notice', title: text(messages[blade.state], values) });
  };
}
