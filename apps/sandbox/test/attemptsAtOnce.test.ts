import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Refusal } from '../src/kernel/Refusal';
import { judgePassword, subjectOfUnknown } from '../src/rules/players/checkPassword';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const wrong = () => Promise.resolve(false);
const right = () => Promise.resolve(true);

const atMs = Date.UTC(2026, 10, 27, 4);

it('wrong passwords at once lock, whichever of them gets its turn first', async () => {
  const subject = subjectOfUnknown('0917 555 0101');
  // Who came last is the first to be counted.
  for (let place = 5; place > 0; place -= 1) {
    await judgePassword(operator.database, subject, atMs + place * 40, wrong);
  }
  await expect(judgePassword(operator.database, subject, atMs, wrong)).rejects.toThrow('locked');
});

it('a lock tells no more minutes than it lasts, also to who came a moment before its last attempt', async () => {
  const subject = subjectOfUnknown('0917 555 0106');
  for (let place = 1; place <= 5; place += 1) {
    await judgePassword(operator.database, subject, atMs + place * 40, wrong);
  }
  const waitFrom = async (nowMs: number) =>
    await judgePassword(operator.database, subject, nowMs, wrong).catch((error: unknown) =>
      error instanceof Refusal ? { ...error.facts, ...error.words } : error,
    );
  expect(await waitFrom(atMs)).toEqual({ wait: 900, minutes: '15' });
  expect(await waitFrom(atMs + 200)).toEqual({ wait: 900, minutes: '15' });
  expect(await waitFrom(atMs + 60_200)).toEqual({ wait: 840, minutes: '14' });
});

it('wrong passwords of before the clock went back lock nobody', async () => {
  const subject = subjectOfUnknown('0917 555 0102');
  for (let place = 0; place < 5; place += 1) {
    await judgePassword(operator.database, subject, atMs + 3_600_000 + place, wrong);
  }
  await expect(judgePassword(operator.database, subject, atMs, right)).resolves.toBe(true);
});

it('takes every right password of twelve at once', async () => {
  const subject = subjectOfUnknown('0917 555 0103');
  const judged = Array.from({ length: 12 }, () => judgePassword(operator.database, subject, atMs, right));
  await expect(Promise.all(judged)).resolves.toEqual(Array.from({ length: 12 }, () => true));
});

it('of thirty wrong ones at once tells five so, and then not even a right one apart', async () => {
  const subject = subjectOfUnknown('0917 555 0104');
  const judged = await Promise.allSettled(
    Array.from({ length: 30 }, () => judgePassword(operator.database, subject, atMs, wrong)),
  );
  expect(judged.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(judgePassword(operator.database, subject, atMs, right)).rejects.toThrow('locked');
});

it('compares nothing for an account that is locked', async () => {
  const subject = subjectOfUnknown('0917 555 0105');
  for (let place = 0; place < 5; place += 1) await judgePassword(operator.database, subject, atMs, wrong);
  const compare = vi.fn(right);
  await expect(judgePassword(operator.database, subject, atMs, compare)).rejects.toThrow('locked');
  expect(compare).not.toHaveBeenCalled();
});
