/** The operator's numbers of activities that the promotion page treats in a way of their own. */
export const activityNumber = {
  redPacket: 7,
  depositLadder: 13,
  firstTopUp: 27,
  lossBack: 28,
} as const;
