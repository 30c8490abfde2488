import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { costOfHash, deriveKey, passwordCost, usualPasswordCost } from '../src/rules/players/passwordHash';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

const password = 'Play1234';
const oldCost = 512;

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const hashOf = async () => {
  const [row] = await operator.database.select().from(player).where(eq(player.id, device.userId));
  return row?.passwordHash ?? '';
};
const login = (typed = password) => operator.guest().login(String(device.userId), typed);

/** A hash as it was made when machines were slower. */
function oldHash(): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: oldCost });
  return `scrypt$${oldCost}$${salt.toString('base64')}$${key.toString('base64')}`;
}

describe('a password’s hash', () => {
  beforeEach(async () => {
    device = await newPlayer(operator);
    await operator.database
      .update(player)
      .set({ passwordHash: oldHash() })
      .where(eq(player.id, device.userId));
  });

  it('of an old cost is made anew at the next log-in, which goes on being possible', async () => {
    expect(costOfHash(await hashOf())).toBe(oldCost);
    expect((await login()).code).toBe(200);
    const renewed = await hashOf();
    expect(costOfHash(renewed)).toBe(passwordCost);
    expect((await login()).code).toBe(200);
    expect(await hashOf()).toBe(renewed);
  });

  it('of an old cost stays when the password was wrong', async () => {
    const before = await hashOf();
    expect((await login('Wrong1234')).code).toBe(1002);
    expect(await hashOf()).toBe(before);
  });

  it('is made anew once by log-ins at the same moment', async () => {
    const codes = (await Promise.all([login(), login(), login()])).map(({ code }) => code);
    expect(codes).toEqual([200, 200, 200]);
    expect((await login()).code).toBe(200);
    expect(costOfHash(await hashOf())).toBe(passwordCost);
  });

  it('costs what OWASP asks for where nobody says otherwise, and this machine can make it', async () => {
    expect(usualPasswordCost).toBe(2 ** 17);
    const key = await deriveKey(password, Buffer.alloc(16, 1), usualPasswordCost);
    const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
    expect(key.equals(scryptSync(password, Buffer.alloc(16, 1), 32, options))).toBe(true);
  });
});

describe('a new password', () => {
  const change = (wanted: string) =>
    device.call('changePwd', { old: password, password: wanted, password1: wanted });

  beforeEach(async () => {
    device = await newPlayer(operator);
  });

  it('may have sixty-four characters, and logs in', async () => {
    const long = `a1${'é'.repeat(62)}`;
    expect((await change(long)).code).toBe(200);
    expect((await login(long)).code).toBe(200);
    expect((await login(long.slice(0, -1))).code).toBe(1002);
  });

  it('is none of those that everybody guesses', async () => {
    expect(await change('Password1')).toMatchObject({
      code: 1017,
      data: { field: 'password' },
      msg: expect.stringContaining('This password is too common'),
    });
    expect((await login()).code).toBe(200);
  });
});
