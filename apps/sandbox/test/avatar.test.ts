import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

it('changes the picture of its own player alone', async () => {
  const [device, other] = [await operator.loggedIn('639170000001'), await operator.loggedIn('639170000002')];
  const given = await device.call('editUserHeader', { faceId: 5 }, { key: 'avatar-1' });
  expect(given).toMatchObject({ code: 200, data: { FaceID: 5 } });
  expect(await device.call('editUserHeader', { faceId: 5 }, { key: 'avatar-1' })).toMatchObject({
    replayed: true,
  });
  expect((await device.call('getUserInfo')).data.FaceID).toBe(5);
  expect((await other.call('getUserInfo')).data.FaceID).toBe(1);
});

it('takes the name of a picture too, and no other number', async () => {
  const device = await operator.loggedIn('639170000001');
  expect((await device.call('editUserHeader', { faceId: 'tx3' })).data).toEqual({ FaceID: 3 });
  for (const faceId of [0, 9, 'tx9', '']) {
    expect((await device.call('editUserHeader', { faceId })).code).toBe(1001);
  }
  expect((await operator.guest().call('editUserHeader', { faceId: 2 })).code).toBe(400);
});
