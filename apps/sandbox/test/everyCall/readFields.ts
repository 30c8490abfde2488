import type { TestPlayer } from '../support/TestPlayer';
import type { SceneFields } from './Scene';

/** What the calls that change nothing are asked with, when they ask for anything. */
const plain: Readonly<Record<string, SceneFields>> = {
  askTogether: { calls: '[{"call":"getMsgCount"}]' },
  betLog4U: { curDate: '2026-11-17' },
  statement: { from: '2026-10-01', to: '2026-11-18' },
  turnover: { page: 1 },
  getDayFlow: { offset: 0 },
  teamLog4U: { paging: '{"page":1,"size":20}' },
  getActImg: { type: 15 },
  depGet27: { isGet: 0 },
  depGet28: { isGet: 0 },
  getBanner: { type: 1 },
  getAds: { type: 1 },
  depositNotice: { logId: 0 },
  getDepositLog: { logId: 0 },
  getWithdrawLog: { logId: 0 },
  shareLog: { logId: 0 },
  lotteryLog: { logId: 0 },
  getLotteryLogList: { logId: 0 },
  getMsgList: { id: 0 },
  tryGame: { gc: 'parol-nights' },
  fairInfo: { gc: 'parol-nights' },
  fairSeeds: { gc: 'parol-nights', logId: 0 },
};

/** The fields of a reading call for this player. */
export async function readFields(device: TestPlayer, name: string): Promise<SceneFields> {
  if (name === 'getState') return { type: 1, userId: device.userId };
  if (name === 'orderInfo') {
    const { data } = await device.call('getDepositLog', { logId: 0 });
    return { orderid: data?.[0]?.orderid ?? 'D0' };
  }
  if (name !== 'getMsgInfo') return plain[name] ?? {};
  const { data } = await device.call('getMsgList', { id: 0 });
  return { id: data[0].id };
}
