import { zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../src/database/tables/ledger';
import { player } from '../src/database/tables/player';
import { Refusal } from '../src/kernel/Refusal';
import { Stage } from './everyCall/Stage';
import { readSources, waysOfCode } from './moneyIn/waysOfCode';
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

const known = Object.entries(ways)
  .map(([file, { uses }]) => ({ file, uses }))
  .toSorted((one, other) => (one.file < other.file ? -1 : 1));

it('money comes to a player on these ways of the code, each with what tries its gate, and on no other', () => {
  expect(waysOfCode()).toEqual(known);
});

describe('a way that is planted in the code is found:', () => {
  /** A line that takes something from a module of the operator, as a file two folders deep writes it. */
  const taken = (what: string, module: string) => `import ${what} from '${['..', '..', module].join('/')}';`;
  const rewards = 'rules/rewards/payReward';

  const plantedIn = (file: string, text: string) =>
    waysOfCode(
      [...readSources().filter((source) => source.file !== file), { file, text }].toSorted((one, other) =>
        one.file < other.file ? -1 : 1,
      ),
    );
  const textOf = (file: string) => readSources().find((source) => source.file === file)?.text ?? '';

  it.each([
    ['a reward of a new file', `${taken('{ payReward }', rewards)} await payReward(transaction, gift);`],
    ['one under another name', `${taken('{ payReward as give }', rewards)} await give(transaction, gift);`],
    ['one of the whole module', `${taken('* as all', rewards)} await all.payReward(transaction, gift);`],
    ['one that is handed on', taken('{ payReward }', rewards).replace('import', 'export')],
    ['one of a module that is fetched', `const all = await import('${['..', '..', rewards].join('/')}');`],
    ['a credit', `${taken('{ creditDeposit as take }', 'rules/deposits/creditDeposit')} await take(order);`],
    ['rounds', `${taken('{ recordRounds }', 'rules/rounds/recordRounds')} await recordRounds(rounds);`],
    ['a wallet', `${taken('{ fillWallet }', 'rules/wallets/wallets')} await fillWallet(wallet);`],
    ['a post past the gate', `${taken('{ post }', 'ledger/post')} await post(transaction, movements);`],
  ])('%s', (_what, text) => {
    expect(plantedIn('api/events/planted.ts', text)).not.toEqual(known);
  });

  it.each(['api/config/giftCards.ts', 'api/events/vip.ts'])('one more reward in %s', (file) => {
    expect(plantedIn(file, textOf(file))).toEqual(known);
    expect(plantedIn(file, `${textOf(file)}\nawait payReward(transaction, again);`)).not.toEqual(known);
  });
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
