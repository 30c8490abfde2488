import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harm, harmCaseStep } from '../src/database/tables/harm';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const logged: object[] = [];
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase(), { securityLog: (event) => logged.push(event) });
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
  logged.length = 0;
});

const casesOf = async ({ userId }: TestPlayer) =>
  (await control('harmCases')).cases.filter((one) => one.userId === userId);
const worry = (on: boolean) => control('concern', { userId: device.userId, on });

describe('a case of harm', () => {
  it('is opened when somebody is worried, and goes through its steps, each with its time', async () => {
    await worry(true);
    const [opened] = await casesOf(device);
    expect(opened).toMatchObject({ why: 'concern', seen: ['concern'], state: 'open' });
    expect(opened?.steps).toEqual([{ step: 'open', note: '', atMs: operator.nowMs }]);
    const id = opened?.id ?? 0;
    const step = (name: string, note: string) => control('harmCase', { id, step: name, note });
    operator.pass(60);
    expect(await step('note', 'The chat of this morning')).toEqual({ ok: true });
    expect((await casesOf(device))[0]?.state).toBe('open');
    await step('contact', 'Called: will set a limit');
    expect((await casesOf(device))[0]?.state).toBe('contacted');
    await step('closed', 'Limit set, no play since');
    const [closed] = await casesOf(device);
    expect(closed?.state).toBe('closed');
    expect(closed?.steps.map((one) => one.step)).toEqual(['open', 'note', 'contact', 'closed']);
    expect(closed?.steps.at(-1)).toMatchObject({ note: 'Limit set, no play since', atMs: operator.nowMs });
    expect(await step('note', 'Too late')).toEqual({ ok: false, reason: 'notFound' });
  });

  it('leaves a line of each step in the security log, without what it says', async () => {
    await worry(true);
    const id = (await casesOf(device))[0]?.id ?? 0;
    for (const step of ['note', 'contact', 'closed']) {
      await control('harmCase', { id, step, note: 'A private matter' });
    }
    const { userId: playerId } = device;
    expect(logged.filter((event) => Reflect.get(event, 'event') === 'harmCase')).toEqual(
      ['note', 'contact', 'closed'].map((outcome) => ({ event: 'harmCase', outcome, playerId })),
    );
    expect(JSON.stringify(logged)).not.toContain('private');
  });

  it('is one while it is open, and a new one for a new worry', async () => {
    await worry(true);
    await worry(false);
    await worry(true);
    expect(await casesOf(device)).toHaveLength(1);
    const id = (await casesOf(device))[0]?.id ?? 0;
    await control('harmCase', { id, step: 'closed', note: 'Talked' });
    await worry(false);
    await worry(true);
    expect((await casesOf(device)).map(({ state }) => state)).toEqual(['open', 'closed']);
  });

  it('takes no step without words', async () => {
    await worry(true);
    const id = (await casesOf(device))[0]?.id ?? 0;
    const before = await operator.database.$count(harmCaseStep);
    for (const note of ['', '   ']) {
      expect(await control('harmCase', { id, step: 'closed', note })).toMatchObject({ ok: false });
    }
    expect(await operator.database.$count(harmCaseStep)).toBe(before);
    expect((await casesOf(device))[0]?.state).toBe('open');
  });
});

describe('a day of care', () => {
  const login = (own: TestPlayer) =>
    operator.guest().call('login', { account: String(own.userId), password: 'Play1234' });

  it('is of the person: another account with the same document stops at once, until the same end', async () => {
    const other = await newPlayer(operator);
    for (const own of [device, other]) await own.call('kycSubmit', documentsOf({ idNo: 'P7000001' }));
    expect((await other.call('getUserScore')).code).toBe(200);
    await worry(true);
    expect((await other.call('getUserScore')).code).toBe(400);
    const until = (operator.nowMs + 86_400_000) / 1000;
    expect(await login(device)).toMatchObject({ code: 1007, data: { kind: 'care', until } });
    expect(await login(other)).toMatchObject({ code: 1007, data: { kind: 'register', until } });
    operator.pass(86_400);
    expect(await login(other)).toMatchObject({ code: 200 });
  });

  it('has a person decide on an account with the same name and birthday', async () => {
    const other = await newPlayer(operator);
    const name = 'Amihan Care';
    await device.call('kycSubmit', documentsOf({ idNo: 'P7000002', name }));
    await other.call('kycSubmit', documentsOf({ idNo: 'P7000003', name }));
    await worry(true);
    expect((await other.call('getUserScore')).code).toBe(400);
    const { cases } = await control('personCases');
    expect(cases).toContainEqual(
      expect.objectContaining({ userId: other.userId, matchedId: device.userId, state: 'open' }),
    );
  });
});

describe('letters of promotion', () => {
  const send = (kind: string) =>
    control('mail', { userId: device.userId, title: 'News', text: 'Play', kind });
  const atLevel = async (level: number) => {
    const row = { level, seen: level === 0 ? [] : ['night'], lookedAtMs: operator.nowMs };
    await operator.database
      .insert(harm)
      .values({ playerId: device.userId, ...row })
      .onConflictDoUpdate({ target: harm.playerId, set: row });
    expect(
      (await operator.database.select().from(harm).where(eq(harm.playerId, device.userId)))[0],
    ).toBeDefined();
  };

  it.each([1, 2])('are held at level %d, and those about the account are not', async (level) => {
    await atLevel(level);
    expect(await send('plain')).toEqual({ ok: false, reason: 'quiet' });
    expect(await send('important')).toEqual({ ok: true });
    expect(await send('care')).toEqual({ ok: true });
  });

  it('reach whom nothing is noticed of, and nobody who has just come back', async () => {
    await atLevel(0);
    expect(await send('plain')).toEqual({ ok: true });
    await device.call('rgBreak', { hours: 24 });
    operator.pass(86_400);
    expect(await send('plain')).toEqual({ ok: false, reason: 'quiet' });
  });
});
