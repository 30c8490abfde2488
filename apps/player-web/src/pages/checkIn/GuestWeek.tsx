import { useCheckInPlan } from '@kislap/api';
import { checkInDays, formatMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, CheckInFan } from '@kislap/ui';
import { go } from '../../navigation/go';
import { routes } from '../../routes/routes';
import { useLoginGate } from '../../session/useLoginGate';
import { checkInBlades } from './checkInBlades';
import { CheckInFailed } from './CheckInFailed';
import { CheckInFrame } from './CheckInFrame';

/** A week that has not begun: every prize is still to come. */
const notBegun = { signTimes: 0, isSignedToday: true, isRenewedToday: false };
const MONDAY = 1;

/** The seven prizes, for somebody who is not signed in. */
export function GuestWeek() {
  const text = useText();
  const mayGoOn = useLoginGate();
  const { data: plan, error, mutate } = useCheckInPlan('guest');
  if (plan === undefined && error !== undefined) {
    return <CheckInFailed error={error} onRetry={() => void mutate()} />;
  }
  const blades = plan && checkInBlades(checkInDays(plan.rewards, notBegun, MONDAY), MONDAY);
  const last = plan?.rewards.at(-1)?.prize;
  const logIn = () => void go('/login', { state: { returnTo: routes.checkIn.path } });
  return (
    <CheckInFrame
      title={text('sign.openTitle')}
      detail={last === undefined ? '' : text('sign.guestText', { amount: `₱${formatMoney(last)}` })}
      fan={<CheckInFan blades={blades} isReady={false} onDayPress={() => mayGoOn()} />}
    >
      <Button isBlock onClick={logIn}>
        {text('sign.login')}
      </Button>
    </CheckInFrame>
  );
}
