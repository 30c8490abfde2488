import { zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../src/database/tables/ledger';
import { player } from '../src/database/tables/player';
import { Refusal } from '../src/kernel/Refusal';
import { Stage } from './everyCall/Stage';
import { waysOfCode } from './moneyIn/waysOfCode';
import { ways } from './moneyIn/ways';
import { openTestDatabase } from './support/openTestDatabase';
import type { TestPlayer } from './support/TestPlayer';
import { TestOperator } from './support/TestOperator';

const dayMs = 86_400_000;
let stage: Stage;

beforeAll(async () => {
  stage = new Stage(new TestOperator(await openTestDatabase()));
});

afterAll(() => stage.operator.opened.close());

/** Every account of a player with what lies in it. */
async function heldBy({ userId }: TestPlayer): Promise<readonly string[]> {
  const rows = await stage.operator.database.select().from(account).orderBy(account.id);
  const filled = rows.filter(
    ({ id, balance }) => id.startsWith(`player:${userId}:`) && balance !== zeroMoney,
  );
  return filled.map(({ id, balance }) => `${id} ${balance}`);
}

const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};

it('money comes to a player on these ways of the code, each with what tries its gate, and on no other', () => {
  expect(waysOfCode().map(({ file }) => file)).toEqual(Object.keys(ways).toSorted());
});

const tries = Object.entries(ways).flatMap(([file, way]) =>
  Object.entries(way.tries).map(([name, prepare]) => [`${file}: ${name}`, prepare] as const),
);

describe('money', () => {
  it('is tried on every way that the gate asks about', () => {
    const untried = Object.entries(ways).filter(
      ([, { asked, tries: own }]) => asked !== 'own' && Object.keys(own).length === 0,
    );
    expect(untried).toEqual([]);
  });

  it.each(tries)('moves over %s', async (_way, prepare) => {
    const { device, pay } = await prepare(stage);
    const before = await heldBy(device);
    await pay();
    expect(await heldBy(device)).not.toEqual(before);
  });

  it.each(tries)('never comes to somebody away over %s', async (_way, prepare) => {
    const { device, pay } = await prepare(stage);
    const before = await heldBy(device);
    const away = { coolingUntilMs: stage.operator.nowMs + dayMs };
    await stage.operator.database.update(player).set(away).where(eq(player.id, device.userId));
    await pay().catch(unlessRefused);
    expect(await heldBy(device)).toEqual(before);
  });
});
