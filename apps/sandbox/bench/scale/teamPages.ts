import type { RecordPage } from './recordPages';

const lists = [
  ['team', 'teamUserList', {}],
  ['friends', 'shareDep', {}],
  ['commissions', 'teamRewardDetail', {}],
  ['team bets', 'teamLog4U', { paging: '{"page":1,"size":20}' }],
  ['ranking', 'shareBoard', {}],
] as const;

/** The lists about a player's team, which grow with the team and not with the player alone. */
export const teamPages: readonly RecordPage[] = lists.map(([record, call, fields]) => ({
  record,
  place: 'first',
  call,
  fields,
}));
