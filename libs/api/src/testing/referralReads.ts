import { answer } from './replies';
import type { DataOf, Handlers } from './Handlers';

const NOON = 1_763_000_000;
const DAY = 86_400;

const days = ['2025-11-12', '2025-11-11', '2025-11-10', '2025-11-09'];

function member(logid: number, nick: string, lv: 1 | 2 | 3) {
  const joined = { regtime: NOON - (20 - logid) * DAY, lastday: logid % 2 === 0 ? '2025-11-13' : '' };
  return {
    logid,
    nick,
    FaceID: (logid % 8) + 1,
    lv,
    ...joined,
    DayBet: 0,
    dep: logid % 2 === 0 ? 1 : 0,
  } as const;
}

function commission(day: string, index: number, lv: 1 | 2 | 3) {
  const rate = [0.3, 0.1, 0.05][lv - 1] ?? 0;
  const bets = 64_205_000 / lv;
  const row = { logid: 900 - index * 10 - lv, day, lv, ValidBet: Math.round(bets), rate };
  return { ...row, am: [19.26, 3.21, 1.07][lv - 1] ?? 0, state: index < 2 ? 1 : 2 } as const;
}

const friends: DataOf<'shareDep'>['list'] = [
  { nick: 'K**o', dep: 500, am: 25, logtime: NOON, state: 1 },
  { nick: 'L***a', dep: 0, am: 5, logtime: NOON - DAY, state: 1 },
  { nick: 'A***y', dep: 200, am: 25, logtime: NOON - 2 * DAY, state: 2 },
];

const log: DataOf<'shareLog'> = [
  { logid: 4, logtime: NOON, nick: 'K**o', type: 2, am: 20, state: 1 },
  { logid: 3, logtime: NOON - 3600, nick: 'K**o', type: 1, am: 5, state: 1 },
  { logid: 2, logtime: NOON - DAY, nick: '', type: 3, am: 23.54, state: 2 },
  { logid: 1, logtime: NOON - 2 * DAY, nick: 'A***y', type: 2, am: 20, state: 2 },
];

/** A small team that plays, and what it brought. */
export const referralReads = {
  userShareInfo: () =>
    answer({
      code: 'LIW4NAG',
      url: 'https://kislap.example/register?invite=LIW4NAG',
      num: 24,
      depNum: 9,
      todayNum: 1,
      got: 3215.75,
      can: 30,
      rules: { reg: 5, dep: 20, rate: [0.3, 0.1, 0.05] },
    }),
  getShareContent: () =>
    answer({
      text: 'Play with me on Kislap: {url} 21+ only.',
      text_tag: 'Maglaro tayo sa Kislap: {url} 21+ lang.',
      url: 'https://kislap.example/register?invite=LIW4NAG',
    }),
  shareBoard: () =>
    answer([
      { rank: 1, nick: 'M***a', FaceID: 3, num: 12, am: 240 },
      { rank: 2, nick: 'B***n', FaceID: 5, num: 8, am: 115 },
      { rank: 3, nick: 'L***a', FaceID: 3, num: 2, am: 30, UserID: 7 },
    ]),
  shareLog: ({ logId }) => answer(logId === 0 ? log : []),
  shareLog4U: ({ logId }) => answer(logId ? [] : log.slice(0, 2)),
  shareDep: () => answer({ list: friends, can: 30, got: 25 }),
  userTeamInfo: () =>
    answer({
      lv: 3,
      num: 72,
      actNum: 21,
      todayNum: 1,
      TeamDep: 184_500_000,
      TeamFlow: 9_640_000_000,
      todayCom: 4.2,
      allCom: 2890.5,
      can: 47.08,
    }),
  scTeamUserInfo: () =>
    answer([
      { lv: 1, num: 24, actNum: 9, ValidBet: 6_420_500_000, am: 1926.15 },
      { lv: 2, num: 41, actNum: 12, ValidBet: 1_288_000_000, am: 128.8 },
      { lv: 3, num: 7, actNum: 0, ValidBet: 0, am: 0 },
    ]),
  teamUserList: ({ logId, lv }) => {
    const team = [member(6, 'K**o', 1), member(5, 'L***a', 1), member(4, 'A***y', 2), member(3, 'P***i', 3)];
    return answer(logId ? [] : team.filter((one) => lv === undefined || one.lv === lv));
  },
  teamLog4U: () =>
    answer({
      list: [
        { logid: 2, logtime: NOON, nick: 'K**o', lv: 1, ValidBet: 60_666_667, am: 18.2 },
        { logid: 1, logtime: NOON, nick: 'A***y', lv: 2, ValidBet: 40_000_000, am: 4 },
      ],
      total: 2,
    }),
  bonusUserInfo: () => answer({ can: 47.08, today: 4.2, week: 74.82, all: 2890.5, next: NOON + DAY }),
  teamRewardDetail: ({ logId }) =>
    answer(
      logId
        ? []
        : days.flatMap((day, index) => ([1, 2, 3] as const).map((level) => commission(day, index, level))),
    ),
} as const satisfies Handlers;
