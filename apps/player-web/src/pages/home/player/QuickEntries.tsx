import { useActivityStates, useMailCounts } from '@kislap/api/react';
import { activityNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { besideRows, ShortcutMark, Shortcuts } from '@kislap/ui';
import type { ReactElement } from 'react';
import { useCheckInWeek } from '../../../features/check-in/useCheckInWeek';
import { useDrawWay } from '../../../features/draw/useDrawWay';
import { linkedOverlayNames } from '../../../navigation/overlays/linkedOverlayNames';
import { routeAt } from '../../../navigation/routes/routes';
import { useUserId } from '../../../session/session';
import { ShortcutsSkeleton } from '../skeletons';

/**
 * The quick ways to what the operator has switched on. Nothing when that is nothing, or could not be asked.
 *
 * @param last the numbers of the activities that were shown last; they stand until it is known what is on now
 */
export function QuickEntries({ last }: { readonly last: readonly number[] | undefined }) {
  const userId = useUserId();
  const shown = useShownActivities(last);
  if (userId === undefined) return null;
  if (shown === undefined) return <ShortcutsSkeleton />;
  return <Entries userId={userId} activities={shown.activities} />;
}

interface EntriesProps {
  readonly userId: number;
  readonly activities: readonly number[];
}

function Entries({ userId, activities }: EntriesProps) {
  const offer = useCheckInWeek(userId).week?.offer;
  // Who may have to be left alone is, until the operator has said.
  const counts = useMailCounts(userId).data;
  const isReady = offer?.type === 'repair' || (offer?.type === 'checkIn' && offer.isReady);
  return (
    <QuickWays activities={activities} isCheckInReady={isReady && counts !== undefined && !counts.isQuiet} />
  );
}

interface QuickWaysProps {
  readonly activities: readonly number[];
  readonly isCheckInReady: boolean;
}

/** The quick ways to these activities, in the operator's order. */
export function QuickWays({ activities, isCheckInReady }: QuickWaysProps) {
  const text = useText();
  const shown = quickEntriesOf(activities);
  if (shown.length === 0) return null;
  return (
    <div ref={besideRows}>
      <Shortcuts
        label={text('quick.label')}
        shortcuts={shown.map(({ name, mark, href }) => ({
          href,
          label: text(name),
          mark: <QuickMark kind={mark} />,
          waiting: mark === 'checkIn' && isCheckInReady ? text('quick.ready') : undefined,
        }))}
      />
    </div>
  );
}

interface ShownActivities {
  readonly activities: readonly number[];
  /** Whether the operator has said so now; else it is what was shown last, or assumed. */
  readonly isKnown: boolean;
}

/** What the quick ways lead to; `undefined` until it can be said. */
export function useShownActivities(last: readonly number[] | undefined): ShownActivities | undefined {
  const { data: on, error } = useActivityStates();
  const draw = useDrawWay(last?.includes(activityNumber.draw));
  if (on === undefined) {
    if (last !== undefined) return { activities: last, isKnown: false };
    return error === undefined ? undefined : { activities: [], isKnown: false };
  }
  return {
    activities: on.filter((activity) => activity !== activityNumber.draw || draw.isOpen),
    isKnown: draw.isKnown,
  };
}

/** A way from home to something a player comes back for. */
interface QuickEntry {
  /** The operator's number of the activity: the way is shown while it is on. */
  readonly activity: number;
  readonly name: MessageId;
  readonly mark: QuickMarkKind;
  /** A path of the app, or `/?overlay=name` for an overlay that may be linked to. */
  readonly href: `/${string}`;
}

/** Those to these activities, in this order. One that leads nowhere in this build is not shown. */
export function quickEntriesOf(activities: readonly number[]): readonly QuickEntry[] {
  const placeOf = ({ activity }: QuickEntry) => activities.indexOf(activity);
  return quickEntries
    .filter((entry) => placeOf(entry) >= 0 && leadsSomewhere(entry.href))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Every quick way. Relief has none: it is listed among the promotions, and never offered. */
const quickEntries: readonly QuickEntry[] = [
  { activity: activityNumber.checkIn, name: 'quick.checkIn', mark: 'checkIn', href: '/user/checkIn' },
  { activity: activityNumber.draw, name: 'quick.draw', mark: 'draw', href: '/luck-draw' },
  { activity: activityNumber.rebate, name: 'user.rebate', mark: 'rebate', href: '/?overlay=rebate' },
  { activity: activityNumber.vip, name: 'quick.vip', mark: 'vip', href: '/user/vip' },
  { activity: activityNumber.redPacket, name: 'pkt.title', mark: 'redPacket', href: '/promotion' },
  { activity: activityNumber.egg, name: 'egg.title', mark: 'egg', href: '/?overlay=egg' },
];

const marks = {
  checkIn: <ShortcutMark kind="checkIn" />,
  draw: <ShortcutMark kind="draw" />,
  rebate: <ShortcutMark kind="rebate" />,
  vip: <ShortcutMark kind="vip" />,
  redPacket: <ShortcutMark kind="redPacket" />,
  egg: <ShortcutMark kind="egg" />,
} as const satisfies Record<string, ReactElement>;

type QuickMarkKind = keyof typeof marks;

/** The drawing of a quick way. */
function QuickMark({ kind }: { readonly kind: QuickMarkKind }) {
  return marks[kind];
}

/** Whether the app has what a link inside it names: a page, or an overlay that links may open. */
export function leadsSomewhere(href: string): boolean {
  const [path = '/', query = ''] = href.split('?');
  const overlay = new URLSearchParams(query).get('overlay');
  return overlay === null ? routeAt(path) !== undefined : linkedOverlayNames.some((name) => name === overlay);
}
