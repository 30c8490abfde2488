import { activityType } from './activityType';

/** A card of the promotion page: what it is, its picture, and where it leads. */
export interface ActivityListing {
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
    title: { en: '5% of a losing week back', tag: '5% balik sa talong linggo' },
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
    title: { en: 'Rebate on your turnover', tag: 'Rebate sa turnover mo' },
    link: 'overlay:rebate',
  },
  {
    type: activityType.relief,
    picture: 'relief',
    title: { en: 'Relief when little is left', tag: 'Ayuda kapag kaunti na lang' },
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
    title: { en: 'Invite friends', tag: 'Mag-imbita ng kaibigan' },
    link: 'route:/referrals',
  },
  {
    type: activityType.vip,
    picture: 'vip',
    title: { en: 'VIP gifts and benefits', tag: 'Mga regalo at benepisyo ng VIP' },
    link: 'route:/user/vip',
  },
];
