import { answer, refuse } from './replies';
import { drawReads } from './drawReads';
import type { Handlers } from './Handlers';
import { eventReads } from './eventReads';
import { sampleBets } from './sampleBets';
import { sampleFairInfo, sampleFairSeed } from './sampleFairness';
import { sampleLimits, sampleSpending } from './sampleLimits';
import { sampleOrder } from './sampleOrder';
import { referralReads } from './referralReads';
import { sampleGames } from './sampleGames';
import { sampleMails } from './sampleMails';
import { samplePayMethods } from './samplePayMethods';
import { samplePlayer } from './samplePlayer';
import { samplePromotions } from './samplePromotions';
import { sampleRebates } from './sampleRebates';
import { sampleMovements, sampleStatement } from './sampleStatement';
import { sampleSessions } from './sampleSessions';
import { sampleTurnover } from './sampleTurnover';

const NOON = 1_763_000_000;
/** What every deposit bonus asks for. */
const terms = { times: 5, days: 14, maxStake: 500 } as const;

const counted = {
  data: { messageCount: 2, giftCount: 1, quiet: 0 as const },
  ts: NOON,
  k: undefined,
} as const;
const order = { logtime: NOON, bank_code: 'GCASH', account_no: '09170000002', paytype: 'gcash' } as const;
const ready = { step: 'ready', next: 'you', acId: 0, bonus: 0 } as const;
const credited = { step: 'credited', next: '', acId: 0, bonus: 0 } as const;
const withdrawal = { logtime: NOON, bank_code: 'GCASH', account_no: '09170000002' } as const;

function level(vip: number, dep: number) {
  const rewards = { up_am: vip * 10, day_am: vip, week_am: vip * 3, month_am: vip > 2 ? vip * 9 : 0 };
  const limits = { rebate: 0.5, wdw_max: 50_000, wdw_times: 5 };
  return { vip, name: `VIP ${vip}`, dep, flow: dep * 5, ...rewards, ...limits };
}

/**
 * A plausible answer to every question, for a player with some history.
 *
 * @example
 * sampleReads.getUserScore().type; // => 'answer'
 */
export const sampleReads = {
  ...drawReads,
  askTogether: () => answer({ answers: [{ ...counted, call: 'getMsgCount', code: 200, msg: 'ok' }] }),
  getUserInfo: () => answer(samplePlayer),
  getUserScore: () => answer({ Score: samplePlayer.Score }),
  signUserInfo: () =>
    answer({
      UserVip: 2,
      AllDep: 1500,
      DayDep: 100,
      UserFlow: 28_765_500,
      AllFlow: 71_234_500,
      VipOrder: 4,
    }),
  userCashCheck: () =>
    answer({
      DepCount: 2,
      needFlow: 3000,
      BetFlow: 2876.55,
      wdwLeft: 50_000,
      wdwTimes: 10,
      own: 12_245.678,
      bonus: 100,
    }),
  getUserBank: () =>
    answer([{ bank_code: 'GCASH', account_no: '09170000002', account_name: 'Ligaya Reyes', id: 1 }]),
  getSecretKey: () => answer({ key: '0123456789abcdef0123456789abcdef', expire: NOON + 600 }),
  getState: () => answer({ state: 1 }),
  orderInfo: () => answer(sampleOrder),
  depositNotice: () => answer([]),
  getDepositLog: ({ logId }) =>
    answer(
      logId === 0
        ? [
            { ...order, logid: 3, amount: 500, status: 0, isFirst: 'false', ...ready },
            { ...order, logid: 2, amount: 200, status: 1, isFirst: 'false', ...credited },
            { ...order, logid: 1, amount: 100.5, status: 1, isFirst: 'true', ...credited },
          ]
        : [],
    ),
  getWithdrawLog: ({ logId }) =>
    answer(
      logId === 0
        ? [
            { ...withdrawal, id: 2, amount: 300, status: 0, step: 'review', next: 'us' },
            {
              ...withdrawal,
              id: 1,
              amount: 150,
              status: 3,
              note: 'The account does not exist.',
              step: 'rejected',
              next: '',
            },
          ]
        : [],
    ),
  urlConfig: () =>
    answer({ tgUrl: 'https://t.me/kislap', bindPhone: 1, csUrl: 'https://example.com/help', orders: 1 }),
  getPayChannel: () => answer({ a_c: [{ pid: 3, pt: 'maya', award: 5 }] }),
  getPayGift: () =>
    answer([
      {
        activity_type: 15,
        activity_content: JSON.stringify({ amount: 200, rate: 10, dayNum: 3, ...terms }),
        status: 1,
      },
      {
        activity_type: 19,
        activity_content: JSON.stringify([{ amount: 100, rate: 100, ...terms }]),
        status: 1,
      },
      {
        activity_type: 23,
        activity_content: JSON.stringify(
          [120, 80, 60, 50, 40].map((rate) => ({ amount: 0, rate, ...terms })),
        ),
        status: 1,
      },
    ]),
  activityStateList: () =>
    answer([1, 9, 5, 7, 10, 13, 15, 19, 23, 27, 28].map((type) => ({ activity_type: type, status: 1 }))),
  ...samplePromotions,
  getBanner: () => answer([]),
  noticeList: () =>
    answer([{ id: 1, title: 'Welcome', content: 'Play with care.', stime: 0, etime: 0, sort: 1 }]),
  getAds: () => answer([]),
  getMsgList: ({ id }) =>
    answer(id === 0 ? sampleMails.map(({ content: _content, accessory: _accessory, ...row }) => row) : []),
  getMsgInfo: ({ id }) => {
    const letter = sampleMails.find((mail) => mail.id === id);
    return letter === undefined ? refuse(1014, 'Not found.') : answer({ ...letter, read: 1 as const });
  },
  getMsgCount: () => answer(counted.data),
  gameList: () => answer(sampleGames),
  getHot: () => answer([{ gc: 'sampaguita' }]),
  favoriteList: () => answer([{ gc: 'jeepney' }]),
  gameLog: () =>
    answer([{ gc: 'jeepney', name: 'Jeepney Dash', nick: 'L****a', WinScore: 1_500_000, logtime: NOON }]),
  tryGame: ({ gc }) => answer({ url: `/sandbox/games/${gc}/demo`, open: 'frame' }),
  platformList: () =>
    answer([{ pf: 'KIS', name: 'Kislap Originals', img: '', sort: 1, s: 1, cats: ['slot', 'card'] }]),
  getSignInfo: () =>
    answer({
      global_rules: { user_vip: 0, day_depAmt: 50, user_order: [-1] },
      day_info: [1, 2, 3, 5, 8, 12, 20].map((prize) => ({
        prize_type: 1,
        prize_amount: prize,
        renew_rules: { day_depAmt: 100 },
      })),
      times: 1,
    }),
  turnover: ({ page, type }) =>
    answer({
      list: page === 1 ? sampleTurnover.filter((row) => type === undefined || row.type === type) : [],
      needFlow: 3000,
      BetFlow: 2876.55,
      more: 0,
    }),
  userDayFlow: () =>
    answer({ FlGet: 0, Amount: 505_200, UserFlow: 84_200_000, rate: 0.6, day: '2025-11-12' }),
  getDayFlow: ({ offset }) => answer(offset === 0 ? sampleRebates : []),
  vipLvList: () => answer([level(0, 0), level(1, 500), level(2, 2000), level(3, 10_000)]),
  ...eventReads,
  kycInfo: () => answer({ state: 0, first: 0 }),
  rgInfo: () => answer(sampleLimits),
  rgSpend: () => answer(sampleSpending),
  sessions: () => answer(sampleSessions),
  consentInfo: () => answer({ marketing: 0, analytics: 0 }),
  statement: ({ to, logId }) => answer(sampleStatement(to, logId === 0 ? sampleMovements : [])),
  fairInfo: ({ gc }) => answer({ ...sampleFairInfo, gc }),
  fairSeeds: () => answer([sampleFairSeed]),
  betLog4U: ({ logId, kinds }) =>
    answer({
      list: logId === 0 ? sampleBets : [],
      sum: { n: 3, BetScore: 1_700_000, WinScore: 1_765_000 },
      ...(kinds === 1 && { kinds: [{ code: 'slot', n: 3 }] }),
      reward: { need: 10_000_000, have: 6_200_000, am: 5, times: 1, state: 0 },
    }),
  ...referralReads,
  paylist4vip: () =>
    answer({ data: samplePayMethods, userChnl: [{ payid: 1, paychnl: 'gc1', paytype: 'gcash' }] }),
} as const satisfies Handlers;
