import { activityNumber } from '@kislap/domain';
import type { MessageId } from '@kislap/i18n';
import type { QuickMarkKind } from './QuickMark';

/** A way from home to something a player comes back for. */
export interface QuickEntry {
  /** The operator's number of the activity: the way is shown while it is on. */
  readonly activity: number;
  readonly name: MessageId;
  readonly mark: QuickMarkKind;
  /** A path of the app, or `/?overlay=name` for an overlay that may be linked to. */
  readonly href: `/${string}`;
}

/** Every quick way, in its order. One that leads nowhere in this build is not shown. */
export const quickEntries: readonly QuickEntry[] = [
  { activity: activityNumber.checkIn, name: 'quick.checkIn', mark: 'checkIn', href: '/user/checkIn' },
  { activity: activityNumber.draw, name: 'quick.draw', mark: 'draw', href: '/luck-draw' },
  { activity: activityNumber.rebate, name: 'user.rebate', mark: 'rebate', href: '/?overlay=rebate' },
  { activity: activityNumber.vip, name: 'quick.vip', mark: 'vip', href: '/user/vip' },
  { activity: activityNumber.redPacket, name: 'pkt.title', mark: 'redPacket', href: '/promotion' },
  { activity: activityNumber.egg, name: 'egg.title', mark: 'egg', href: '/?overlay=egg' },
  { activity: activityNumber.relief, name: 'quick.relief', mark: 'relief', href: '/?overlay=relief' },
];
