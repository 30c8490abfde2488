import { randomUUID } from 'node:crypto';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { gameListing } from '../../src/catalogue/gameListing';
import { luckDraw } from '../../src/catalogue/prizeDraws';
import { transact } from '../../src/database/transact';
import { lockPlayer } from '../../src/rules/players/player';
import { recordRounds } from '../../src/rules/rounds/recordRounds';
import { creditedDeposit } from '../support/creditedDeposit';
import type { TestOperator } from '../support/TestOperator';
import type { TestPlayer } from '../support/TestPlayer';
import { recordNewcomer } from './recordAccounts';
import type { Recorder } from './Recorder';

const nearlyOneDay = 23 * 3600;

const dayMs = 86_400_000;

/** Bets pesos on a slot and loses them, or wins them back. */
async function plays(
  operator: TestOperator,
  player: TestPlayer,
  pesos: number,
  doesWin: boolean,
  daysAgo = 0,
) {
  const game = gameListing.find(({ code }) => code === 'jeepney-jackpot');
  if (game === undefined) throw new Error('There is no game to play');
  const stake = moneyFromPeso(pesos);
  const win = doesWin ? stake : zeroMoney;
  const round = {
    roundId: randomUUID(),
    game,
    stake,
    win,
    detail: null,
    nowMs: operator.nowMs - daysAgo * dayMs,
  };
  await transact(operator.database, async (transaction) => {
    const owner = await lockPlayer(transaction, player.userId);
    await recordRounds(transaction, { player: owner, rounds: [round] });
  });
}

/** Deposits, withdrawals and everything that gives: by a newcomer, a friend of hers, and a player of long standing. */
export async function recordGifts(
  operator: TestOperator,
  recorder: Recorder,
  { whale, mystery }: { readonly whale: TestPlayer; readonly mystery: () => void },
): Promise<void> {
  const newcomer = await recordNewcomer(operator, recorder);
  await recordDeposit(operator, recorder, newcomer);
  await recorder.call(newcomer, 'eventGetSign', { isRenew: 0 });
  await recorder.call(newcomer, 'depGet', { lv: 1 });
  await recorder.call(newcomer, 'depGet27', { isGet: 1 });
  await recorder.call(newcomer, 'depGet28', { isGet: 0 });
  await recorder.call(newcomer, 'getEventEgg', { pos: 2 });
  await recorder.call(newcomer, 'getEventCard', { card: 'PLAY50' });
  await recordRedPacket(recorder, newcomer);
  await recordMail(recorder, newcomer);
  await recordDraw(operator, recorder, { player: newcomer, mystery });
  await recordFriend(operator, recorder, newcomer);
  await recordWhale(operator, recorder, whale);
}

async function recordDeposit(operator: TestOperator, recorder: Recorder, player: TestPlayer) {
  await player.renewSecretKey();
  const form = { amount: '500', acId: 0, extra: '{"account_name":""}', paytype: 'gcash', paychnl: 'gc1' };
  const whole = { ...form, chnlcat: 'h5', bankcode: '' };
  const request = { ...whole, userid: player.userId, sign: '' };
  const key = '6f1c2f0e-2f53-4c1d-9a1e-0d8f7b6a5c43';
  const { orderid } = recorder.keep('deposit', request, await player.deposit(whole, { key }));
  await recorder.call(player, 'orderInfo', { orderid: String(orderid) });
  await recorder.call(player, 'orderByKey', { key });
  await creditedDeposit(operator, player, 500);
}

async function recordRedPacket(recorder: Recorder, player: TestPlayer): Promise<void> {
  const { data } = await player.call('redPackerInfo');
  const open = data.find(({ state }: { state: number }) => state === 1);
  await recorder.call(player, 'getRedPacker', { pktId: open.pktId });
}

async function recordMail(recorder: Recorder, player: TestPlayer): Promise<void> {
  const { data } = await player.call('getMsgList', { id: 0 });
  const { id } = data.find(({ acc }: { acc: number }) => acc === 1);
  await recorder.call(player, 'getAccessory', { id });
  await recorder.call(player, 'delMsg', { id });
}

async function recordDraw(
  operator: TestOperator,
  recorder: Recorder,
  { player, mystery }: { readonly player: TestPlayer; readonly mystery: () => void },
): Promise<void> {
  await recorder.call(player, 'pddInit');
  await creditedDeposit(operator, player, luckDrawDeposit);
  await recorder.call(player, 'pddNew');
  mystery();
  const { data } = await player.call('pddNew');
  await recorder.call(player, 'getPdd', { logId: data.logid });
  await recorder.call(player, 'getUserPddInfo');
  await recorder.call(player, 'getPddInfo');
  await recorder.call(player, 'getLotteryLogList', { logId: 0 });
}

/** Enough for another spin. */
const luckDrawDeposit = 200 * luckDraw.rules.spinsPerDeposit;

async function recordFriend(operator: TestOperator, recorder: Recorder, host: TestPlayer): Promise<void> {
  const friend = await recordNewcomer(operator, recorder, host);
  await creditedDeposit(operator, friend, 500);
  await recorder.call(host, 'getSharePhone');
  await recorder.call(host, 'getShareDep');
  // Relief opens on the morning after.
  await plays(operator, friend, 500, false, 1);
  await recorder.call(friend, 'getUserAlms');
}

async function recordWhale(operator: TestOperator, recorder: Recorder, whale: TestPlayer): Promise<void> {
  await recorder.call(whale, 'getUserLvDay', { lvType: 1 });
  await recorder.call(whale, 'getUserLv', { vip: 5 });
  await recorder.call(whale, 'fairRotate', { gc: 'color-perya', clientSeed: 'lucky_7' });
  await recorder.call(whale, 'userFavorite', { gc: 'jeepney-jackpot' });
  await recorder.call(whale, 'favoriteList');
  await recorder.call(whale, 'delGameFavorite', { gc: 'jeepney-jackpot' });
  await recorder.call(whale, 'launchGame', { gc: 'jeepney-jackpot', lang: 'en', home: '/' });
  await plays(operator, whale, 1000, true);
  const extra = { bank_code: 'GCash', account_no: '09171234567', account_name: 'Juan' };
  const request = { amount: '500', extra: JSON.stringify(extra), userid: whale.userId, sign: '' };
  recorder.keep('withdraw', request, await whale.withdraw(extra));
  const account = { bank_code: extra.bank_code, account_no: extra.account_no };
  await recorder.call(whale, 'delUserBank', account);
  operator.pass(nearlyOneDay);
  await recorder.call(whale, 'receiveDayFlow');
  await recorder.call(whale, 'getDayFlow', { offset: 0 });
  await recorder.call(whale, 'getTeamReward');
}
