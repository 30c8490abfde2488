import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adPoint } from '../src/database/tables/player';
import { TestOperator } from './support/TestOperator';
import { TestPlayer } from './support/TestPlayer';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
  await device.call('consent', { marketing: 1 });
});

const points = async () =>
  await operator.database
    .select({ type: adPoint.type, eventId: adPoint.eventId, source: adPoint.source })
    .from(adPoint)
    .where(eq(adPoint.playerId, device.userId))
    .orderBy(asc(adPoint.type));

describe('steps that were told', () => {
  it('are kept with where the player came from', async () => {
    const told = await device.call('adPoint', { type: 0, eventId: 'reg', invite: 'A1', fbPixelId: '12345' });
    expect(told).toMatchObject({ code: 200, data: null });
    expect(await points()).toEqual([
      { type: 0, eventId: 'reg', source: '{"fbPixelId":"12345","invite":"A1"}' },
    ]);
  });

  it('count once, with one key or with two', async () => {
    const deposit = { type: 1, eventId: 'dep:9', logid: 9, amount: 500 };
    await device.call('adPoint', deposit, { key: 'dep:9' });
    expect((await device.call('adPoint', deposit, { key: 'dep:9' })).replayed).toBe(true);
    await device.call('adPoint', deposit);
    await device.call('adPoint', { ...deposit, type: 2, eventId: 'dep:10' });
    expect((await points()).map(({ eventId }) => eventId)).toEqual(['dep:9', 'dep:10']);
  });

  it('are the session’s own, whatever the form says', async () => {
    const other = await newPlayer(operator);
    await other.call('consent', { marketing: 1 });
    await other.call('adPoint', { type: 3, eventId: 'login', userId: device.userId });
    expect(await points()).toEqual([]);
  });

  it('are kept only while their player agrees', async () => {
    await device.call('consent', { marketing: 0 });
    expect(await device.call('adPoint', { type: 3, eventId: 'login' })).toMatchObject({ code: 200 });
    expect(await points()).toEqual([]);
  });

  it('need a session and a known step', async () => {
    expect((await new TestPlayer(operator).call('adPoint', { type: 0, eventId: 'reg' })).code).toBe(400);
    expect((await device.call('adPoint', { type: 4, eventId: 'x' })).code).not.toBe(200);
    expect((await device.call('adPoint', { type: 0 })).code).not.toBe(200);
  });
});
