import type { Locale } from '@kislap/domain';

/** The operator's numbers for its activities; 15, 19, 23, 27 and 28 are those of deposits. */
export const activityType = {
  checkIn: 1,
  vip: 2,
  referral: 3,
  team: 4,
  rebate: 5,
  relief: 6,
  redPacket: 7,
  egg: 8,
  draw: 9,
  giftCard: 10,
  mail: 11,
  betReward: 12,
  depositLadder: 13,
  friendDeposit: 14,
  welcome: 16,
  firstTopUp: 27,
  lossBack: 28,
} as const;

/** One of the operator's activities. */
export type ActivityType = (typeof activityType)[keyof typeof activityType];

interface Words {
  readonly en: string;
  readonly tag: string;
}

const deposit: Words = { en: 'Deposit', tag: 'Deposit' };
const bonus: Words = { en: 'Bonus', tag: 'Bonus' };

const names: Readonly<Record<number, Words>> = {
  15: { en: 'Recharge happy gift', tag: 'Happy gift sa deposit' },
  19: { en: 'First deposit bonus', tag: 'Bonus sa unang deposit' },
  23: { en: 'First 5 deposits', tag: 'Unang 5 deposit' },
  [activityType.checkIn]: { en: 'Daily check-in', tag: 'Daily check-in' },
  [activityType.vip]: { en: 'VIP gift', tag: 'Regalo ng VIP' },
  [activityType.referral]: { en: 'Invite friends', tag: 'Mag-invite ng friends' },
  [activityType.team]: { en: 'Team commission', tag: 'Commission ng team' },
  [activityType.rebate]: { en: 'Turnover rebate', tag: 'Turnover rebate' },
  [activityType.relief]: { en: 'Rescue bonus', tag: 'Rescue bonus' },
  [activityType.redPacket]: { en: 'Red packet', tag: 'Ampao' },
  [activityType.egg]: { en: 'Golden egg', tag: 'Golden egg' },
  [activityType.draw]: { en: 'Lucky draw', tag: 'Lucky draw' },
  [activityType.giftCard]: { en: 'Gift card', tag: 'Gift card' },
  [activityType.mail]: { en: 'Gift by mail', tag: 'Regalo sa message' },
  [activityType.betReward]: { en: 'Bet reward', tag: 'Reward sa taya' },
  [activityType.depositLadder]: { en: 'Deposit gift', tag: 'Regalo sa deposit' },
  [activityType.friendDeposit]: { en: "Friend's deposit", tag: 'Deposit ng friend' },
  [activityType.welcome]: { en: 'Welcome gift', tag: 'Welcome gift' },
  [activityType.firstTopUp]: { en: 'First deposit of the day', tag: 'Unang deposit ng araw' },
  [activityType.lossBack]: { en: 'Weekly loss back', tag: 'Weekly loss back' },
};

/** What a thing that gave money is called in the player's language; 0 is a deposit itself. */
export function activityName(type: number, kind: 'deposit' | 'bonus' | 'event', locale: Locale): string {
  if (kind === 'deposit') return deposit[locale];
  return (names[type] ?? bonus)[locale];
}
