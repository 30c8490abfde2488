import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  device = await newPlayer(operator);
});

afterAll(() => operator.opened.close());

/** Spellings of a number that `Number` reads, and two that are none. */
const spellingsOf = (number: number) => [
  `${number}.0`,
  `+${number}`,
  ` ${number}`,
  `${number} `,
  `${number}e0`,
  `0x${number.toString(16)}`,
  `0${number}`,
  'NaN',
  'Infinity',
];

const exclusion = { confirm: 'EXCLUDE', password: 'Play1234' };
const calls: readonly (readonly [string, string, number, object])[] = [
  ['rgExclude', 'months', 6, exclusion],
  ['rgBreak', 'hours', 24, {}],
  ['rgSet', 'value', 500, { kind: 'dep', span: 'day' }],
  ['rgCheck', 'no', 1, { answer: 'break' }],
  ['getState', 'userId', 1, { type: 1 }],
  ['eventGetSign', 'isRenew', 1, {}],
  ['consent', 'marketing', 1, { analytics: 0 }],
  ['getRedPacker', 'pktId', 1, {}],
  ['getUserLv', 'vip', 1, {}],
  ['getMsgList', 'id', 1, {}],
  ['adPoint', 'logid', 5, { type: 2, eventId: 'one' }],
  ['editUserHeader', 'faceId', 2, {}],
];

describe('a number that is spelled oddly', () => {
  it.each(calls)('is refused by %s in %s, and nothing is done', async (name, field, number, others) => {
    for (const spelling of spellingsOf(number)) {
      const { code, data } = await device.call(name, { ...others, [field]: spelling });
      expect({ spelling, code, field: data?.field }).toEqual({ spelling, code: 1001, field });
    }
    expect((await device.call('getUserScore')).code).toBe(200);
  });

  it('is refused in a page of the team, and no agreement by an account', async () => {
    const paging = '{"page":"1.0","size":"20"}';
    expect(await device.call('teamLog4U', { paging })).toMatchObject({
      code: 1001,
      data: { field: 'paging' },
    });
    const form = { code: '123456', password: 'Play1234', password1: 'Play1234', birthday: '1990-01-01' };
    for (const agree of ['1.0', ' 1', '0x1', 'yes']) {
      const asked = { ...form, phone: '639189990001', agree };
      expect((await operator.guest().call('register', asked)).code).toBe(1001);
    }
  });

  it('is refused as the amount of a deposit, which is whole pesos', async () => {
    for (const amount of ['100.5', '500.0', '5e2', '+500', ' 500', '0500', 'NaN', '500.00']) {
      expect(await device.deposit({ amount })).toMatchObject({ code: 1001, field: 'amount' });
    }
    expect((await device.call('getDepositLog', { logId: 0 })).data).toEqual([]);
    expect((await device.deposit({ amount: '500' })).code).toBe(200);
  });

  it('is refused as the player of a payment', async () => {
    for (const userid of [`${device.userId}.0`, `+${device.userId}`, ` ${device.userId}`]) {
      expect(await device.deposit({ userid })).toMatchObject({ code: 1001, field: 'userid' });
    }
  });
});
