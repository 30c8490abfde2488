import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityType } from '../src/catalogue/activityType';
import { inviteBonus } from '../src/database/tables/referrals';
import { moneyFromPeso } from '@kislap/domain';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 100 });
});

afterAll(() => operator.opened.close());

const turn = (type: number, on: boolean) =>
  controlOf(operator)('part', { kind: 'activity', code: String(type), on });
const held = async () => (await device.call('userCashCheck')).data;

const claims: readonly (readonly [string, object, number])[] = [
  ['eventGetSign', { isRenew: 0 }, activityType.checkIn],
  ['getEventEgg', { pos: 1 }, activityType.egg],
  ['getUserAlms', {}, activityType.relief],
  ['getUserLvDay', { lvType: 1 }, activityType.vip],
  ['getUserLv', { vip: 1 }, activityType.vip],
  ['depGet', { lv: 1 }, activityType.depositLadder],
  ['depGet27', { isGet: 1 }, activityType.firstTopUp],
  ['depGet28', { isGet: 1 }, activityType.lossBack],
  ['getRedPacker', { pktId: 1 }, activityType.redPacket],
  ['getEventCard', { card: 'PLAY50' }, activityType.giftCard],
  ['receiveDayFlow', {}, activityType.rebate],
  ['getTeamReward', {}, activityType.team],
  ['getTeamReward', { id: 20_261_118 }, activityType.betReward],
  ['pddInit', {}, activityType.draw],
  ['pddNew', {}, activityType.draw],
  ['getPdd', { logId: 1 }, activityType.draw],
];

describe('a claim of an activity that is switched off', () => {
  it.each(claims)('%s %j is refused as switched off, and gives nothing', async (name, fields, type) => {
    const before = await held();
    await turn(type, false);
    expect((await device.call(name, { ...fields })).code).toBe(1015);
    expect(await held()).toEqual(before);
    await turn(type, true);
    expect((await device.call(name, { ...fields })).code).not.toBe(1015);
  });

  it('is answered as before to the key that was paid when it was on', async () => {
    const own = await newPlayer(operator);
    const first = await own.call('getEventCard', { card: 'PLAY50' }, { key: 'paid-before' });
    expect(first.code).toBe(200);
    await turn(activityType.giftCard, false);
    const again = await own.call('getEventCard', { card: 'PLAY50' }, { key: 'paid-before' });
    expect(again).toMatchObject({ code: 200, replayed: true, data: first.data });
    await turn(activityType.giftCard, true);
  });

  it('of friends leaves what waits there until it is on again, and gives the rest', async () => {
    const own = await newPlayer(operator);
    const friends = [await newPlayer(operator), await newPlayer(operator)];
    await operator.database.insert(inviteBonus).values(
      friends.map(({ userId: friendId }, index) => ({
        playerId: own.userId,
        friendId,
        kind: index + 1,
        amount: moneyFromPeso(10 * (index + 1)),
        atMs: operator.nowMs,
      })),
    );
    await turn(activityType.friendDeposit, false);
    expect(await own.call('getShareDep')).toMatchObject({ code: 200, data: { am: 10 } });
    expect((await own.call('getShareDep')).code).toBe(1015);
    await turn(activityType.friendDeposit, true);
    expect(await own.call('getShareDep')).toMatchObject({ code: 200, data: { am: 20 } });
  });
});
