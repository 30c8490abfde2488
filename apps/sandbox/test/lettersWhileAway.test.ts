import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail } from '../src/database/tables/mail';
import { sendMail } from '../src/rules/mail/mail';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
  device = await newPlayer(operator);
  await device.call('kycSubmit', documentsOf({ idNo: 'W7654321Y' }));
  const { data } = await device.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password });
  device.token = data.away.payout;
});

afterAll(() => operator.opened.close());

interface Letter {
  readonly id: number;
  readonly title: string;
}

const titles = async () =>
  (await device.call('getMsgList', { id: 0 })).data.map(({ title }: Letter): string => title);

it('somebody excluded whose documents are passed is told of the way out, and of no deposit', async () => {
  await control('kyc', { userId: device.userId, pass: true });
  const letters: readonly Letter[] = (await device.call('getMsgList', { id: 0 })).data;
  expect(letters.map(({ title }) => title)).toContain('You can withdraw your money now');
  for (const { id } of letters) {
    const { content } = (await device.call('getMsgInfo', { id })).data;
    expect(content).not.toMatch(/deposit now|play now|gift/i);
  }
});

it('what is important, or about care, reaches somebody excluded, and what advertises does not', async () => {
  const note = { userId: device.userId, title: 'Hello', text: 'There' };
  expect(await control('mail', { ...note, kind: 'plain' })).toMatchObject({ ok: false });
  expect(await titles()).not.toContain('Hello');
  await control('mail', { ...note, title: 'About your money', kind: 'important' });
  await control('mail', { ...note, title: 'How are you?', kind: 'care' });
  expect(await titles()).toEqual(expect.arrayContaining(['About your money', 'How are you?']));
});

it('what advertises is not kept for the return either', async () => {
  const about = { playerId: device.userId, mailKey: 'vip:1', nowMs: operator.nowMs };
  await sendMail(operator.database, { ...about, template: 'vipReached', words: { level: '1', name: 'One' } });
  const kept = await operator.database.select().from(mail).where(eq(mail.playerId, device.userId));
  expect(kept.map(({ template }) => template)).not.toContain('vipReached');
});
