import { readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openSteppedPglite } from './simulation/openSteppedPglite';
import { simulate, type SimulationOrder } from './simulation/simulate';
import type { World } from './simulation/World';

const fixedSeed = 4_714;
const freshSeed = randomInt(2 ** 31);

/** Ways for an operator to be wrong, each as one statement that is run now and then. */
const defects = {
  'applies a key twice': sql`DELETE FROM answer`,
  'skips an entry of the ledger': sql`ALTER TABLE posting DISABLE TRIGGER posting_keeps_balance`,
};

/** What no log may hold: passwords, codes, phones, tokens and the hashes behind them, names, account numbers. */
const secrets = /Play1234|123456|639\d{9}|\b[\w-]{43}\b|\b[0-9a-f]{32,}\b|Juan|09\d{9}/;
const logged: string[] = [];

beforeEach(() => {
  // Every fault that strikes is reported on its way; here they are wanted.
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.join(' ')));
});

afterEach(() => vi.restoreAllMocks());

function run(seed: number, operations: number, between?: SimulationOrder['between']) {
  return simulate({
    seed,
    operations,
    order: 'stepped',
    open: (passage) => openSteppedPglite(passage, new Blob([readFileSync(inject('templatePath'))])),
    ...(between && { between }),
  });
}

describe('many players at once, with faults in everything they do', { timeout: 600_000 }, () => {
  it('leave every promise of the ledger whole, and the same seed tells the same story', async () => {
    const [first, again] = [await run(fixedSeed, 70), await run(fixedSeed, 70)];
    expect(first.violations).toEqual([]);
    expect(first.faults.size).toBeGreaterThan(2);
    expect(again).toEqual(first);
  });

  it(`leave it whole with the fresh seed ${freshSeed} too`, async () => {
    const { violations, attempts, journalHash } = await run(freshSeed, 100);
    console.log(`SEED=${freshSeed} OPERATIONS=100: ${attempts} attempts, ledger ${journalHash}`);
    expect(violations).toEqual([]);
  });

  it('leave no secret and no full phone in the log, whatever went wrong', () => {
    expect(logged.length).toBeGreaterThan(5);
    expect(logged.filter((line) => secrets.test(line))).toEqual([]);
  });

  it.each(Object.entries(defects))('find out an operator that %s', async (_, statement) => {
    const breakIt = async ({ operator }: World) => {
      await operator.database.execute(statement);
    };
    expect((await run(fixedSeed, 100, breakIt)).violations).not.toEqual([]);
  });
});
