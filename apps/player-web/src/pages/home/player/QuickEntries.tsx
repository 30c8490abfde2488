import { useActivityStates } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Shortcuts } from '@kislap/ui';
import { useIsDrawOpen } from '../../../draw/useIsDrawOpen';
import { useCheckInWeek } from '../../checkIn/useCheckInWeek';
import { useUserId } from '../../../session/useUserId';
import { leadsSomewhere } from './leadsSomewhere';
import { QuickEntriesSkeleton } from './QuickEntriesSkeleton';
import { QuickMark } from './QuickMark';
import { quickEntries } from './quickEntries';

/** The quick ways to what the operator has switched on. Nothing when that is nothing, or could not be asked. */
export function QuickEntries() {
  const userId = useUserId();
  const { data: on, error } = useActivityStates();
  if (userId === undefined || error !== undefined) return null;
  if (on === undefined) return <QuickEntriesSkeleton />;
  return <Entries userId={userId} on={on} />;
}

function Entries({ userId, on }: { readonly userId: number; readonly on: readonly number[] }) {
  const text = useText();
  const offer = useCheckInWeek(userId).week?.offer;
  const isReady = offer?.type === 'repair' || (offer?.type === 'checkIn' && offer.isReady);
  const isDrawOpen = useIsDrawOpen();
  const shown = quickEntries.filter(
    ({ activity, href }) =>
      on.includes(activity) && leadsSomewhere(href) && (activity !== activityNumber.draw || isDrawOpen),
  );
  if (shown.length === 0) return null;
  return (
    <Shortcuts
      label={text('quick.label')}
      shortcuts={shown.map(({ name, mark, href }) => ({
        href,
        label: text(name),
        mark: <QuickMark kind={mark} />,
        waiting: mark === 'checkIn' && isReady ? text('quick.ready') : undefined,
      }))}
    />
  );
}
