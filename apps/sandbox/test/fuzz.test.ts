import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '../src/ledger/invariants';
import { contractTargets } from './fuzz/contractTargets';
import { FuzzRig } from './fuzz/FuzzRig';
import { fuzzTargets } from './fuzz/fuzzTargets';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

const settledSeed = 2026;
const freshSeed = Date.now() % 1_000_000;
const casesPerCall = 4;

let operator: TestOperator;
let rig: FuzzRig;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  rig = await FuzzRig.at(operator.operator, (path, init) => operator.fetch(path, init));
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(rig.note));
afterEach(() => vi.restoreAllMocks());
afterAll(() => operator.opened.close());

describe('bad input', () => {
  it.each([
    ['the settled', settledSeed],
    ['a fresh', freshSeed],
  ])('is refused in good order and moves nothing, by %s seed %i', async (_which, seed) => {
    const before = rig.tally.cases;
    expect(await fuzzTargets(rig, contractTargets, { seed, casesPerCall })).toEqual([]);
    expect(rig.tally.cases - before).toBeGreaterThanOrEqual(casesPerCall * contractTargets.length);
  });

  it('was told apart from good input, which got in', () => {
    const { tally } = rig;
    expect(tally.failures).toBe(0);
    expect(tally.fitting / tally.cases).toBeGreaterThan(0.2);
    expect(tally.byCode.get(200)).toBeGreaterThan(50);
    expect(tally.byCode.get(1001)).toBeGreaterThan(50);
  });

  it('left the ledger whole', async () => {
    const lines = await checkInvariants(operator.database);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
  });
});
