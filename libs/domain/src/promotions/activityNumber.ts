/**
 * The operator's numbers of the activities that the app treats in a way of their own.
 *
 * @example
 * stageOfActivity({ type: activityNumber.egg }, {}, epochSecondsFrom(1_767_196_800)); // => { type: 'open' }
 */
export const activityNumber = {
  checkIn: 1,
  vip: 2,
  rebate: 5,
  relief: 6,
  redPacket: 7,
  egg: 8,
  draw: 9,
  depositLadder: 13,
  firstTopUp: 27,
  lossBack: 28,
} as const;
