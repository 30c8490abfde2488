import { useActivityStates } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { PrizePicture, ShortcutMark, Shortcuts } from '@kislap/ui';
import type { ReactElement } from 'react';
import { useCheckInWeek } from '../../../features/check-in/useCheckInWeek';
import { useIsDrawOpen } from '../../../features/draw/useIsDrawOpen';
import { linkedOverlayNames } from '../../../navigation/overlays/linkedOverlayNames';
import { routeAt } from '../../../navigation/routes/routes';
import { useUserId } from '../../../session/session';
import { ShortcutsSkeleton } from '../skeletons';

/** The quick ways to what the operator has switched on. Nothing when that is nothing, or could not be asked. */
export function QuickEntries() {
  const userId = useUserId();
  const { data: on, error } = useActivityStates();
  if (userId === undefined || error !== undefined) return null;
  if (on === undefined) return <ShortcutsSkeleton />;
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

/** A way from home to something a player comes back for. */
interface QuickEntry {
  /** The operator's number of the activity: the way is shown while it is on. */
  readonly activity: number;
  readonly name: MessageId;
  readonly mark: QuickMarkKind;
  /** A path of the app, or `/?overlay=name` for an overlay that may be linked to. */
  readonly href: `/${string}`;
}

/** Every quick way, in its order. One that leads nowhere in this build is not shown. */
const quickEntries: readonly QuickEntry[] = [
  { activity: activityNumber.checkIn, name: 'quick.checkIn', mark: 'checkIn', href: '/user/checkIn' },
  { activity: activityNumber.draw, name: 'quick.draw', mark: 'draw', href: '/luck-draw' },
  { activity: activityNumber.rebate, name: 'user.rebate', mark: 'rebate', href: '/?overlay=rebate' },
  { activity: activityNumber.vip, name: 'quick.vip', mark: 'vip', href: '/user/vip' },
  { activity: activityNumber.redPacket, name: 'pkt.title', mark: 'redPacket', href: '/promotion' },
  { activity: activityNumber.egg, name: 'egg.title', mark: 'egg', href: '/?overlay=egg' },
  { activity: activityNumber.relief, name: 'quick.relief', mark: 'relief', href: '/?overlay=relief' },
];

const marks = {
  checkIn: <ShortcutMark kind="checkIn" />,
  draw: <ShortcutMark kind="draw" />,
  rebate: <ShortcutMark kind="rebate" />,
  vip: <ShortcutMark kind="vip" />,
  redPacket: <ShortcutMark kind="redPacket" />,
  egg: <ShortcutMark kind="egg" />,
  relief: <PrizePicture kind="basket" />,
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
