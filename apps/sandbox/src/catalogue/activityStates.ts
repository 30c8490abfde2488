import { activityType } from './activityType';

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

/** Which activities are on: only those that the sandbox can really answer. One that is not listed counts as off. */
export const activityStates = [
  15,
  19,
  23,
  betReward,
  checkIn,
  depositLadder,
  draw,
  egg,
  firstTopUp,
  friendDeposit,
  giftCard,
  lossBack,
  rebate,
  redPacket,
  referral,
  relief,
  team,
  vip,
].map((type) => ({ activityType: type, isOn: true }));
