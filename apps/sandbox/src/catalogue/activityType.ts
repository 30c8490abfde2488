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
