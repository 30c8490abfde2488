import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../src/database/tables/ledger';
import { player } from '../src/database/tables/player';
import { demoParts } from '../src/rules/Operator';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { CallOptions, TestAnswer, TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
let operator: TestOperator;
let device: TestPlayer;
let keys = 0;
let key: string;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
  key = `absence-${(keys += 1)}`;
});

type Begin = (own: TestPlayer, options?: CallOptions) => Promise<TestAnswer>;
const ways: readonly (readonly [string, Begin])[] = [
  ['rgBreak', (own, options) => own.call('rgBreak', { hours: 24 }, options)],
  [
    'rgExclude',
    (own, options) => own.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password }, options),
  ],
  ['rgCheck', (own, options) => own.call('rgCheck', { no: 1, answer: 'break' }, options)],
];

/** The same player with another token. */
function holding(own: TestPlayer, token: string): TestPlayer {
  const other = operator.guest();
  [other.userId, other.token] = [own.userId, token];
  return other;
}

/** What of an answer a device keeps, as text: the order of its fields counts as well. */
const toldBy = ({ code, msg, data }: TestAnswer) => JSON.stringify({ code, msg, data });

describe.each(ways)('%s, repeated with one key', (call, begin) => {
  it('is answered the same, the token that pays out included, at once and later', async () => {
    const both = await Promise.all([begin(device, { key }), begin(device, { key })]);
    const [first, second] = both.toSorted((one, other) => Number(one.replayed) - Number(other.replayed));
    expect(first).toMatchObject({ code: 200, replayed: false });
    expect(first?.data.away.payout).toMatch(/^[\w-]{43}$/);
    expect(second).toMatchObject({ code: 200, replayed: true });
    const told = both.map(toldBy);
    operator.pass(60);
    // The session that began it has ended with it; the device may never have had the answer.
    told.push(toldBy(await begin(device, { key })));
    // Reality checks are closed to who is away; breaks and exclusions may be made longer.
    if (call !== 'rgCheck') {
      told.push(toldBy(await begin(holding(device, first?.data.away.payout), { key })));
    }
    expect(told).toEqual(told.map(() => told[0]));
    expect((await holding(device, first?.data.away.payout).call('getUserScore')).code).toBe(200);
  });

  it('is nothing else with the token of the session that has ended', async () => {
    await begin(device, { key });
    expect((await begin(device)).code).toBe(400);
    expect((await device.call('getUserScore', {}, { key })).code).toBe(400);
    expect((await device.call('rgBreak', { hours: 72 }, { key })).code).not.toBe(200);
    expect((await begin(holding(device, 'another-token'), { key })).code).toBe(400);
    expect((await begin(operator.guest(), { key })).code).toBe(400);
  });

  it('leaves no token in the records', async () => {
    const { data } = await begin(device, { key });
    const records = await operator.database.select().from(answer).where(eq(answer.key, key));
    expect(records).toHaveLength(2);
    expect(JSON.stringify(records)).not.toContain(data.away.payout);
  });
});

it('exclusions asked for at once, each by its own key, do not add up', async () => {
  const other = operator.guest();
  await other.login(String(device.userId), password);
  const form = { months: 6, confirm: 'EXCLUDE', password };
  const answers = await Promise.all(
    [device, other, device, other].map((own, place) =>
      own.call('rgExclude', form, { key: `${key}-${place}` }),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400]);
  const [row] = await operator.database.select().from(player).where(eq(player.id, device.userId));
  expect(row?.coolingUntilMs).toBe(answers.find(({ code }) => code === 200)?.data.away.until * 1000);
});

it('an exclusion proven by a code is repeated with the code that was redeemed', async () => {
  const [row] = await operator.database.select().from(player).where(eq(player.id, device.userId));
  operator.pass(61);
  await operator.guest().call('sendCode', { phone: row?.phone ?? '', scene: 'away' });
  const form = { months: 6, confirm: 'EXCLUDE', code: '123456' };
  const [first, again] = [
    await device.call('rgExclude', form, { key }),
    await device.call('rgExclude', form, { key }),
  ];
  expect(first.code).toBe(200);
  expect(toldBy(again)).toBe(toldBy(first));
});

it('another login that pays out is told of an absence with its own token', async () => {
  await device.call('rgBreak', { hours: 24 }, { key });
  const { data } = await operator.guest().login(String(device.userId), password);
  const again = await holding(device, data.payout).call('rgBreak', { hours: 24 }, { key });
  expect(again).toMatchObject({ code: 200, replayed: true, data: { away: { payout: data.payout } } });
});

it('where nobody logs in while away, the repetition has no token either', async () => {
  const protection = { ...demoParts().protection, awayAccess: 'none' as const };
  const closed = new TestOperator(operator.opened, { protection });
  const own = await newPlayer(closed);
  const first = await own.call('rgBreak', { hours: 24 }, { key });
  expect(first.data.away).toEqual({ kind: 'break', until: expect.any(Number) });
  expect(toldBy(await own.call('rgBreak', { hours: 24 }, { key }))).toBe(toldBy(first));
});
