import { manilaToday } from '../../src/kernel/manilaDays';
import type { TestOperator } from '../support/TestOperator';
import type { TestPlayer } from '../support/TestPlayer';
import type { Recorder } from './Recorder';

/** What a visitor reads before logging in. */
export async function recordGuestReads(operator: TestOperator, recorder: Recorder): Promise<void> {
  const guest = operator.guest();
  await recorder.call(guest, 'urlConfig');
  await recorder.call(guest, 'getActImg', { type: 1 });
  await recorder.call(guest, 'activityList');
  await recorder.call(guest, 'activityStateList');
  await recorder.call(guest, 'getBanner', { type: 1 });
  await recorder.call(guest, 'noticeList');
  await recorder.call(guest, 'getAds', { type: 1 });
  await recorder.call(guest, 'redPackerInfo');
  await recorder.call(guest, 'gameList');
  await recorder.call(guest, 'getHot');
  await recorder.call(guest, 'gameLog');
  recorder.keep('platformList', {}, await guest.call('../../go/api/platformList'));
  await recorder.call(guest, 'tryGame', { gc: 'jeepney-jackpot', lang: 'en' });
  await recorder.call(guest, 'getSignInfo');
  await recorder.call(guest, 'vipLvList');
  await recorder.call(guest, 'getPddConfigInfo');
}

const withoutFields = [
  ['getUserInfo', 'getUserScore', 'signUserInfo', 'userCashCheck', 'getUserBank', 'getSecretKey'],
  ['thirdWdw', 'depInfo', 'shareDep', 'getPayChannel', 'getPayGift', 'userDayFlow'],
  ['shareBoard', 'userShareInfo', 'getShareContent', 'userTeamInfo', 'bonusUserInfo', 'scTeamUserInfo'],
  ['eventEggInfo', 'userAlms', 'userLvDay', 'userLvList', 'getMsgCount', 'rgInfo', 'rgSpend', 'kycInfo'],
  ['sessions', 'consentInfo'],
] as const;

/** What a player with a long past reads. */
export async function recordPlayerReads(
  operator: TestOperator,
  recorder: Recorder,
  player: TestPlayer,
): Promise<void> {
  for (const name of withoutFields.flat()) await recorder.call(player, name);
  const together = [{ call: 'getMsgCount' }, { call: 'getBanner', fields: { type: '2' } }];
  await recorder.call(player, 'askTogether', { calls: JSON.stringify(together) });
  await recorder.call(player, 'getState', { type: 1, userId: player.userId });
  await recorder.call(player, 'depositNotice', { logId: -1 });
  for (const name of ['getDepositLog', 'getWithdrawLog', 'lotteryLog', 'shareLog'] as const) {
    await recorder.call(player, name, { logId: 0 });
  }
  await recorder.call(player, 'shareLog4U', { logId: 0 });
  const { day } = manilaToday(operator.nowMs - 86_400_000);
  await recorder.call(player, 'betLog4U', { curDate: day, logId: 0 });
  await recorder.call(player, 'statement', { from: day, to: day, logId: 0 });
  await recorder.call(player, 'teamLog4U', { paging: '{"page":1,"size":20}' });
  await recorder.call(player, 'teamUserList', { logId: 0 });
  await recorder.call(player, 'teamRewardDetail', { logId: 0 });
  await recorder.call(player, 'turnover', { page: 1 });
  await recorder.call(player, 'fairInfo', { gc: 'color-perya' });
  await recorder.call(player, 'fairSeeds', { gc: 'color-perya', logId: 0 });
  const { data } = await recorder.call(player, 'getMsgList', { id: 0 });
  await recorder.call(player, 'getMsgInfo', { id: data[0].id });
  const answered = await player.pay(`paylist4vip&u=${player.userId}`, {});
  recorder.keep('paylist4vip', { u: player.userId }, answered);
}
