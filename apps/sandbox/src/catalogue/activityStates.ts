import { activityType } from './activityType';

const { checkIn, draw, rebate, depositLadder, egg, firstTopUp, giftCard, lossBack, redPacket, relief, vip } =
  activityType;

/** Which activities are on: only those that the sandbox can really answer. One that is not listed counts as off. */
export const activityStates = [
  15,
  19,
  23,
  checkIn,
  depositLadder,
  draw,
  egg,
  firstTopUp,
  giftCard,
  lossBack,
  rebate,
  redPacket,
  relief,
  vip,
].map((type) => ({ activityType: type, isOn: true }));
