import { vi } from 'vitest';
import { luckDraw } from '../../src/catalogue/prizeDraws';
import { inviteCodeOf } from '../../src/rules/referrals/inviteCode';
import type { TestPlayer } from '../support/TestPlayer';
import type { Prepare } from './Scene';
import type { Stage } from './Stage';

const gc = 'parol-nights';
const largestSegment = 7;

/** A player whose round of the luck draw has reached its goal, and the round. */
async function reachedRound(stage: Stage) {
  const device = await stage.newcomer();
  const { data } = await device.call('pddInit');
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount: '400' });
  await stage.control('order', { orderId: orderid, state: 'credited' });
  await device.call('getUserInfo');
  const before = luckDraw.wheel.slice(0, largestSegment).reduce((sum, { odds }) => sum + odds, 0);
  const share = (before + 1) / 100;
  const chance = vi
    .spyOn(stage.operator.operator, 'chanceOf')
    .mockReturnValue({ integer: (bound) => Math.floor(share * bound) });
  await device.call('pddNew');
  await device.call('pddNew');
  chance.mockRestore();
  return { device, logId: Number(data.logid) };
}

async function oneMail(stage: Stage, amount: number) {
  const device = await stage.newcomer();
  for (const title of ['First', 'Second']) {
    await stage.control('mail', { userId: device.userId, title, text: 'Text', amount });
  }
  const { data } = await device.call('getMsgList', { id: 0 });
  return { device, fields: { id: data[0].id }, other: { id: data[1].id } };
}

const payment = { fields: { amount: '200' }, other: { amount: '300' } };

async function signing(device: TestPlayer): Promise<TestPlayer> {
  await device.renewSecretKey();
  return device;
}

/** The calls about games, gifts and money that change something; it is a Wednesday noon. */
export const playScenes: Readonly<Record<string, Prepare>> = {
  delUserBank: async (stage) => ({
    device: await stage.newcomer(),
    fields: { bank_code: 'GCash', account_no: '09171234567' },
  }),
  orderByKey: async (stage) => {
    const device = await signing(await stage.newcomer());
    const key = `scene-${device.userId}`;
    await device.deposit({ amount: '200' }, { key });
    return { device, fields: { key } };
  },
  thirdWdw: async (stage) => ({ device: await stage.newcomer(), fields: {} }),
  fairRotate: async (stage) => ({
    device: await stage.newcomer(),
    fields: { gc, clientSeed: 'scene' },
    other: { gc, clientSeed: 'other' },
  }),
  userFavorite: async (stage) => ({ device: await stage.newcomer(), fields: { gc } }),
  delGameFavorite: async (stage) => {
    const device = await stage.newcomer();
    await device.call('userFavorite', { gc });
    return { device, fields: { gc } };
  },
  launchGame: async (stage) => {
    const device = await stage.credited(100);
    return { device, fields: { gc }, other: { gc: 'jeepney-jackpot' } };
  },
  delMsg: (stage) => oneMail(stage, 0),
  getAccessory: (stage) => oneMail(stage, 20),
  getEventCard: async (stage) => ({
    device: await stage.newcomer(),
    fields: { card: 'PLAY50' },
    other: { card: 'VIP3' },
  }),
  getRedPacker: async (stage) => {
    const device = await stage.newcomer();
    const { data } = await device.call('redPackerInfo');
    return { device, fields: { pktId: data[0].pktId }, other: { pktId: data[1].pktId } };
  },
  pddInit: async (stage) => ({ device: await stage.newcomer(), fields: {} }),
  pddNew: async (stage) => {
    const device = await stage.newcomer();
    await device.call('pddInit');
    return { device, fields: {} };
  },
  getPdd: async (stage) => {
    const { device, logId } = await reachedRound(stage);
    return { device, fields: { logId }, other: { logId: logId + 1 } };
  },
  eventGetSign: async (stage) => ({
    device: await stage.depositor(100),
    fields: { isRenew: 0 },
    other: { isRenew: 1 },
  }),
  getEventEgg: async (stage) => ({ device: await stage.depositor(300), fields: {} }),
  getUserAlms: async (stage) => ({ device: await stage.newcomer({ depositCount: 1 }), fields: {} }),
  getUserLvDay: async (stage) => ({
    device: await stage.newcomer({ vipLevel: 3 }),
    fields: { lvType: 1 },
    other: { lvType: 2 },
  }),
  getUserLv: async (stage) => ({
    device: await stage.newcomer({ vipLevel: 3 }),
    fields: { vip: 1 },
    other: { vip: 2 },
  }),
  depGet: async (stage) => ({ device: await stage.depositor(1000), fields: { lv: 1 }, other: { lv: 2 } }),
  depGet27: async (stage) => ({ device: await stage.depositor(200), fields: { isGet: 1 } }),
  depGet28: async (stage) => {
    const device = await stage.depositor(500);
    await stage.played(device, 300, { daysAgo: 1, isLost: true });
    return { device, fields: { isGet: 1 } };
  },
  getShareDep: async (stage) => {
    const device = await stage.newcomer();
    const [friend, phone] = [stage.operator.guest(), stage.newPhone()];
    await friend.call('sendCode', { phone, scene: 'register' });
    const secret = { code: '123456', password: 'Play1234', password1: 'Play1234' };
    const invite = inviteCodeOf(device.userId);
    await friend.call('register', { phone, ...secret, birthday: '1990-01-01', agree: 1, invite });
    return { device, fields: {} };
  },
  getTeamReward: async (stage) => {
    const device = await stage.newcomer();
    const friend = await stage.credited(1000, { invitedBy: device.userId });
    await stage.played(friend, 1000, { daysAgo: 1 });
    return { device, fields: {} };
  },
  receiveDayFlow: async (stage) => {
    const device = await stage.credited(1000);
    await stage.played(device, 1000, { daysAgo: 1 });
    return { device, fields: {} };
  },
  deposit: async (stage) => ({ ...payment, device: await signing(await stage.newcomer()) }),
  withdraw: async (stage) => ({
    ...payment,
    device: await signing(await stage.credited(1000, { depositCount: 1, kycState: 2 })),
  }),
};
