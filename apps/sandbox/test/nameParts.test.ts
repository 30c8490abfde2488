import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personMark, personToEnter } from '../src/database/tables/persons';
import { enterKnownPersons } from '../src/rules/persons/enterKnownPersons';
import { demoPersonKey } from '../src/rules/persons/marks';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

/** An account as it stood before parts of names counted: known by the whole name alone. */
async function knownOfBefore(name: string): Promise<TestPlayer> {
  const own = await newPlayer(operator);
  await own.call('kycSubmit', documentsOf({ idNo: 'N5000001', name }));
  const parts = and(
    eq(personMark.playerId, own.userId),
    eq(personMark.kind, 'name'),
    eq(personMark.isProven, false),
  );
  expect(await operator.database.$count(personMark, parts)).toBe(3);
  await operator.database.delete(personMark).where(parts);
  return own;
}

const sendShorter = async (idNo: string) => {
  const other = await newPlayer(operator);
  return await other.call('kycSubmit', documentsOf({ idNo, name: 'Reyes Amihan' }));
};

it('who was known by a whole name alone is found by its parts after the next start', async () => {
  const own = await knownOfBefore('Amihan Santos Reyes');
  const away = { months: 6, confirm: 'EXCLUDE', password: 'Play1234' };
  expect((await own.call('rgExclude', away)).code).toBe(200);
  expect((await sendShorter('N5000002')).code).toBe(200);
  await operator.database.insert(personToEnter).values({ playerId: own.userId });
  await enterKnownPersons(operator.database, demoPersonKey);
  expect(await sendShorter('N5000003')).toMatchObject({ code: 1007, data: { kind: 'register' } });
  expect(await operator.database.$count(personToEnter)).toBe(0);
});
