import type { Protection } from '@kislap/configure/settings';
import { manilaToday } from '../kernel/manilaDays';
import { activityType } from './activityType';

/** A card of the promotion page: what it is, its picture, and where it leads. */
interface ActivityListing {
  readonly type: number;
  readonly picture: string;
  readonly title: { readonly en: string; readonly tag: string };
  /** `route:` a page of the app; '' for what has its place on the promotion page itself. */
  readonly link: string;
  readonly mark?: 'hot' | 'new';
  /** When it begins anew in Manila; without it, it has no end. */
  readonly lasts?: 'day' | 'week';
}

/** The cards in their order. Those of activities that are off are not shown. */
export const activities: readonly ActivityListing[] = [
  {
    type: 23,
    picture: 'welcome',
    title: { en: 'First 5 deposits, up to 120%', tag: 'Unang 5 deposit, hanggang 120%' },
    link: 'overlay:deposit',
    mark: 'hot',
  },
  {
    type: 15,
    picture: 'happyGift',
    title: { en: 'Recharge happy gift', tag: 'Happy gift sa deposit' },
    link: 'overlay:deposit',
  },
  {
    type: 19,
    picture: 'firstCharge',
    title: { en: '100% on your first deposit', tag: '100% sa unang deposit mo' },
    link: 'overlay:deposit',
  },
  {
    type: activityType.checkIn,
    picture: 'checkIn',
    title: { en: 'Check in for seven days', tag: 'Pitong araw na check-in' },
    link: 'route:/user/checkIn',
  },
  {
    type: activityType.depositLadder,
    picture: 'ladder',
    title: { en: "Gifts for today's deposits", tag: 'Regalo sa deposit ngayong araw' },
    link: '',
    lasts: 'day',
  },
  {
    type: activityType.firstTopUp,
    picture: 'firstTopUp',
    title: { en: 'First deposit of the day', tag: 'Unang deposit ng araw' },
    link: '',
    lasts: 'day',
  },
  {
    type: activityType.lossBack,
    picture: 'lossBack',
    title: { en: 'Get 5% of a losing week back', tag: '5% balik kapag talo ka sa linggo' },
    link: '',
    lasts: 'week',
  },
  {
    type: activityType.redPacket,
    picture: 'redPacket',
    title: { en: 'Red packets, three times a day', tag: 'Ampao, tatlong beses sa isang araw' },
    link: '',
  },
  {
    type: activityType.egg,
    picture: 'egg',
    title: { en: "Golden eggs for today's deposits", tag: 'Golden egg sa deposit ngayong araw' },
    link: 'overlay:egg',
    lasts: 'day',
  },
  {
    type: activityType.rebate,
    picture: 'rebate',
    title: { en: 'Rebate on your turnover', tag: 'Turnover rebate' },
    link: 'overlay:rebate',
  },
  {
    type: activityType.relief,
    picture: 'relief',
    title: { en: 'Rescue bonus when you run low', tag: 'Rescue bonus kapag kaunti na lang' },
    link: 'overlay:relief',
  },
  {
    type: activityType.draw,
    picture: 'draw',
    title: { en: 'Lucky draw', tag: 'Lucky draw' },
    link: 'route:/luck-draw',
  },
  {
    type: activityType.referral,
    picture: 'friends',
    title: { en: 'Invite friends', tag: 'Mag-invite ng friends' },
    link: 'route:/referrals',
  },
  {
    type: activityType.vip,
    picture: 'vip',
    title: { en: 'VIP gifts and benefits', tag: 'Mga regalo at benefits ng VIP' },
    link: 'route:/user/vip',
  },
];

const {
  betReward,
  checkIn,
  draw,
  rebate,
  depositLadder,
  egg,
  firstTopUp,
  giftCard,
  friendDeposit,
  lossBack,
  redPacket,
  referral,
  relief,
  team,
  vip,
} = activityType;

/** Whether the protection of players allows an activity. */
export function isAllowedActivity(type: number, protection: Protection): boolean {
  if (type === relief) return protection.relief;
  return type !== lossBack || protection.lossBack;
}

/**
 * The activities that the sandbox can really answer, in the order in which home shows its ways to them: what has no way
 * from home comes last. One that is not listed counts as off.
 */
export const listedActivities = [
  checkIn,
  draw,
  rebate,
  vip,
  redPacket,
  egg,
  relief,
  15,
  19,
  23,
  betReward,
  depositLadder,
  firstTopUp,
  friendDeposit,
  giftCard,
  lossBack,
  referral,
  team,
] as const;

const daySeconds = 86_400;

/** When a round of an activity is over, in epoch seconds; 0 for one without an end. */
export function endOfRound({ lasts }: Pick<ActivityListing, 'lasts'>, nowMs: number): number {
  const { startsAtMs, weekday } = manilaToday(nowMs);
  const daysLeft = { day: 1, week: 8 - weekday };
  return lasts === undefined ? 0 : startsAtMs / 1000 + daysLeft[lasts] * daySeconds;
}

/** Where the picture of an activity lies. */
export function pictureOf({ picture }: ActivityListing): string {
  return `/sandbox/art/promotions/${picture}.svg`;
}
