import { activityType } from './activityType';

const { depositLadder, firstTopUp, giftCard, lossBack, redPacket } = activityType;

/** Which activities are on: only those that the sandbox can really answer. One that is not listed counts as off. */
export const activityStates = [15, 19, 23, depositLadder, firstTopUp, giftCard, lossBack, redPacket].map(
  (type) => ({ activityType: type, isOn: true }),
);
