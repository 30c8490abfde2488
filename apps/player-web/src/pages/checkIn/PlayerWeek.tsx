import { useText } from '@kislap/i18n';
import { CheckInFan, ConditionList } from '@kislap/ui';
import { CheckInButtons } from './CheckInButtons';
import { CheckInFailed } from './CheckInFailed';
import { CheckInFrame } from './CheckInFrame';
import { useCheckInActions } from './useCheckInActions';
import { useCheckInWeek } from './useCheckInWeek';
import { useDayPress } from './useDayPress';
import { WeekEnd } from './WeekEnd';
import { weekTitle } from './weekTitle';

/** A player's week: what is theirs, what today gives, what it asks for. */
export function PlayerWeek({ userId }: { readonly userId: number }) {
  const text = useText();
  const { week, error, retry } = useCheckInWeek(userId);
  const actions = useCheckInActions(userId, week);
  const pressDay = useDayPress(week, actions);
  if (error !== undefined) return <CheckInFailed error={error} onRetry={retry} />;
  const isReady = week?.offer.type === 'checkIn' && week.offer.isReady;
  const heading = week === undefined ? { title: text('sign.openTitle'), detail: '' } : weekTitle(week, text);
  return (
    <CheckInFrame
      {...heading}
      fan={<CheckInFan blades={week?.blades} isReady={isReady} onDayPress={pressDay} />}
    >
      {week !== undefined && <CheckInButtons offer={week.offer} actions={actions} />}
      {week?.endsAt !== undefined && <WeekEnd at={week.endsAt} />}
      <ConditionList conditions={week?.conditions} />
    </CheckInFrame>
  );
}
