import { afterAll, beforeAll, expect, it } from 'vitest';
import { countPasswordAttempt, subjectOfUnknown } from '../src/rules/players/checkPassword';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const atMs = Date.UTC(2026, 10, 27, 4);

it('wrong passwords at once lock, whichever of them gets its turn first', async () => {
  const subject = subjectOfUnknown('0917 555 0101');
  // Who came last is the first to be counted.
  for (let place = 5; place > 0; place -= 1) {
    await countPasswordAttempt(operator.database, subject, atMs + place * 40);
  }
  await expect(countPasswordAttempt(operator.database, subject, atMs)).rejects.toThrow('locked');
});

it('wrong passwords of before the clock went back lock nobody', async () => {
  const subject = subjectOfUnknown('0917 555 0102');
  for (let place = 0; place < 5; place += 1) {
    await countPasswordAttempt(operator.database, subject, atMs + 3_600_000 + place);
  }
  await expect(countPasswordAttempt(operator.database, subject, atMs)).resolves.toBeUndefined();
});
