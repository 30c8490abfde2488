const percentage = 'a percentage is looked at where it is taken of money: percentOfMoney refuses it';
const level = 'a level is compared and named, never added to';
const poll = "the poll is kept by who waits and only handed on; a deposit's id says no more than its order";
const round = "the round is the caller's own record, of which another part was changed";
const result = 'carries whatever it is given';

/**
 * What a rule hands on as it was given, by the rule and the property (or the number of the argument): it answers with it
 * and works out nothing wrong from it.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const handedThrough = {
  'channelAward awardPercent': percentage,
  'mayaTipPercent awardPercent': percentage,
  'checkInConditions minVip': level,
  'checkInConditions vipLevel': level,
  'checkInShortfalls minVip': level,
  'repairChanceOf day': 'a day of the week of check-ins is compared and named',
  'beginDepositPoll 0': poll,
  'nextDepositPoll lastId': poll,
  'nextDepositPoll turn': poll,
  'nextDepositPoll failures': poll,
  'nextDepositPoll patientUntil': poll,
  'nextDepositPoll id': poll,
  'nextDrawRound goal': round,
  'nextDrawRound endsAt': round,
  'nextDrawRound collected': round,
  'fail 0': result,
  'ok 0': result,
  'nextOwnLimit most': 'a limit of money or of minutes is compared and kept',
  'nextOwnLimit 1': 'a limit of money or of minutes is compared and kept',
  'packetShortfall vipLevel': level,
  'rankInviters friends': "the ranked are the caller's own records with a place",
  'decideChunkReload 2': 'the instant is kept for the next decision',
  'firstLevelWithGift level': level,
  'progressToNextLevel level': level,
};
