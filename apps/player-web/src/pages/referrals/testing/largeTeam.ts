import type { DataOf } from '@kislap/api/testing';

/** Thousands of members, newest first. */
export const largeTeam: DataOf<'teamUserList'> = Array.from({ length: 5000 }, (_, index) => ({
  logid: 5000 - index,
  nick: 'P***1',
  FaceID: (index % 8) + 1,
  lv: 1,
  regtime: 1_763_000_000 - index * 600,
  lastday: '2025-11-13',
  DayBet: 0,
  dep: 1,
}));
