import { useCheckInPlan } from '@kislap/api/react';
import { checkInConditions, checkInDays, formatPeso, manilaWeekday, zeroMoney } from '@kislap/domain';
import type { CheckInCondition, CheckInStatus, EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  Button,
  caretRightBold,
  CheckInFan,
  ConditionList,
  Countdown,
  Heading,
  PageFrame,
  SplitPage,
  Stack,
  Text,
} from '@kislap/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { operatorNow } from '../../device/clock/operatorNow';
import { useManilaNow } from '../../device/clock/operatorNow';
import { asksSomething, checkInBlades } from '../../features/check-in/checkInWeek';
import { useCheckInWeek } from '../../features/check-in/useCheckInWeek';
import { useTurnoverRule } from '../../features/check-in/useTurnoverRule';
import { errorText } from '../../features/errors/errorText';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useLoginGate } from '../../session/useLoginGate';
import { useUserId } from '../../session/session';
import { CheckInButtons, useCheckInActions, useDayPress } from './CheckInButtons';
import { weekTitle } from './weekTitle';

/** The daily check-in. Everybody may look at its seven prizes; players take them. */
export function CheckInPage() {
  const userId = useUserId();
  return userId === undefined ? <GuestWeek /> : <PlayerWeek key={userId} userId={userId} />;
}

/** A week as a newcomer has it: the first day is open, and nothing was missed. */
const newcomer = { signTimes: 0, isSignedToday: false, isRepairEarnedToday: false };

/** What somebody without an account has of what a check-in asks for. */
const nothingYet: CheckInStatus = {
  vipLevel: 0,
  vipOrder: 0,
  totalDeposit: zeroMoney,
  dayDeposit: zeroMoney,
  dayTurnover: zeroMoney,
};

/** The seven prizes, for somebody who is not signed in. */
function GuestWeek() {
  const text = useText();
  const mayGoOn = useLoginGate();
  const now = useManilaNow();
  const { data: plan, error, mutate } = useCheckInPlan('guest');
  if (plan === undefined && error !== undefined) {
    return <CheckInFailed error={error} onRetry={() => void mutate()} />;
  }
  const days = plan && checkInDays(plan.rewards, newcomer, manilaWeekday(now));
  const blades = days && checkInBlades(days, days.length);
  const last = plan?.rewards.at(-1)?.prize;
  const logIn = () => void go('/login', { state: { returnTo: routes.checkIn.path } });
  return (
    <CheckInFrame
      title={text('sign.openTitle')}
      detail={last === undefined ? '' : text('sign.guestText', { amount: formatPeso(last) })}
      fan={<CheckInFan blades={blades} isReady={false} onDayPress={() => mayGoOn()} />}
    >
      <Button isBlock onClick={logIn}>
        {text('sign.login')}
      </Button>
      <ConditionList conditions={plan && checkInConditions(plan.rules, nothingYet).filter(asksSomething)} />
    </CheckInFrame>
  );
}

/** A player's week: what is theirs, what today gives, what it asks for. */
function PlayerWeek({ userId }: { readonly userId: number }) {
  const text = useText();
  const { week, error, retry } = useCheckInWeek(userId);
  const actions = useCheckInActions(userId, week);
  const pressDay = useDayPress(week, actions);
  if (error !== undefined) return <CheckInFailed error={error} onRetry={retry} />;
  const isReady = week?.offer.type === 'checkIn' && week.offer.isReady;
  const heading = week === undefined ? { title: text('sign.week'), detail: '' } : weekTitle(week, text);
  return (
    <CheckInFrame
      {...heading}
      fan={<CheckInFan blades={week?.blades} isReady={isReady} onDayPress={pressDay} />}
    >
      {week !== undefined && (
        <CheckInButtons offer={week.offer} needsDeposit={needsDeposit(week.conditions)} actions={actions} />
      )}
      {week?.endsAt !== undefined && <WeekEnd at={week.endsAt} />}
      <ConditionList conditions={week?.conditions} />
    </CheckInFrame>
  );
}

/** Whether what is missing for today's check-in is money put in: of today, or of all time. */
function needsDeposit(conditions: readonly CheckInCondition[] = []): boolean {
  return conditions.some(
    (condition) =>
      'missing' in condition && condition.missing !== undefined && condition.type !== 'dayTurnover',
  );
}

/** How long the last day of the week still lasts. */
function WeekEnd({ at }: { readonly at: EpochSeconds }) {
  const text = useText();
  return (
    <Text size="sm" tone="muted" align="center" as="div">
      <Countdown
        until={at}
        endedText={text('sign.weekOver')}
        sentence={(time) => text('sign.weekEnds', { time })}
        now={operatorNow}
      />
    </Text>
  );
}

interface CheckInFrameProps {
  /** What the fan is about today. */
  readonly title: string;
  readonly detail: string;
  readonly fan: ReactNode;
  readonly children: ReactNode;
}

/** The check-in page around its fan: what a prize is worth before it is bet stands where the prizes are promised. */
function CheckInFrame({ title, detail, fan, children }: CheckInFrameProps) {
  const text = useText();
  const turnoverRule = useTurnoverRule();
  const rules = (
    <Button
      variant="text"
      size="sm"
      glyphEnd={caretRightBold}
      onClick={() => void openOverlay('check-in-rules', {})}
    >
      {text('sign.rules')}
    </Button>
  );
  const back = { label: text('common.back'), onPress: goBack };
  const sky = (
    <Stack gap={4}>
      <Stack gap={1} align="center">
        <Text as="div" align="center">
          <Heading level={2} size="display">
            {title}
          </Heading>
        </Text>
        <Text size="sm" tone="muted" align="center" isBalanced>
          {detail}
        </Text>
        <Text size="sm" tone="muted" align="center" isBalanced>
          {turnoverRule}
        </Text>
      </Stack>
      {fan}
    </Stack>
  );
  return (
    <SplitPage appBar={<AppBar title={text('sign.title')} back={back} action={rules} />} sky={sky}>
      <Stack gap={5}>{children}</Stack>
    </SplitPage>
  );
}

interface CheckInFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The check-in page when the operator did not tell the week. */
function CheckInFailed({ error, onRetry }: CheckInFailedProps) {
  const text = useText();
  const back = { label: text('common.back'), onPress: goBack };
  return (
    <PageFrame appBar={<AppBar title={text('sign.title')} back={back} />}>
      <LoadFailed title={errorText(error, text) ?? text('sign.failed')} onRetry={onRetry} />
    </PageFrame>
  );
}
