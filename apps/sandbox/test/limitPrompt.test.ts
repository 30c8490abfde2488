import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

/** Goes to an instant in Manila, and logs in again there. */
async function goTo(iso: string, device: TestPlayer): Promise<void> {
  operator.pass((Date.parse(`${iso}+08:00`) - operator.nowMs) / 1000);
  await device.login(String(device.userId), 'Play1234');
}

const promptOf = async (device: TestPlayer) => (await device.call('rgInfo')).data.prompt;

it('everybody is asked for a deposit limit until they have answered', async () => {
  const device = await newPlayer(operator);
  expect(await promptOf(device)).toBe('first');
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 100 });
  expect(await device.call('rgPrompt', { answer: 'set' })).toMatchObject({
    code: 1001,
    data: { field: 'answer' },
  });
  expect(await promptOf(device)).toBe('first');
  await device.call('rgSet', { kind: 'dep', span: 'month', value: 2000 });
  expect(await promptOf(device)).toBe('first');
  const answered = await device.call('rgPrompt', { answer: 'set' }, { key: 'once' });
  expect(answered.data).toMatchObject({ dep: { month: { am: 2000 } } });
  expect(answered.data.prompt).toBeUndefined();
  expect((await device.call('rgPrompt', { answer: 'set' }, { key: 'once' })).data.prompt).toBeUndefined();
});

it('no limit is an answer as well', async () => {
  const device = await newPlayer(operator);
  expect((await device.call('rgPrompt', { answer: 'later' })).code).toBe(1001);
  await device.call('rgPrompt', { answer: 'none' });
  expect(await promptOf(device)).toBeUndefined();
});

it('an answer is asked for again after six months, to the second', async () => {
  const device = await newPlayer(operator);
  await goTo('2027-08-31T10:00:00', device);
  await device.call('rgPrompt', { answer: 'none' });
  await goTo('2028-02-29T09:59:59', device);
  expect(await promptOf(device)).toBeUndefined();
  await goTo('2028-02-29T10:00:00', device);
  expect(await promptOf(device)).toBe('review');
  await device.call('rgPrompt', { answer: 'none' });
  expect(await promptOf(device)).toBeUndefined();
});
