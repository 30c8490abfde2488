import * as controls from '@kislap/api/controls';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fittingValue } from './fuzz/fittingValue';
import { invalidValue } from './fuzz/invalidValues';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

/** They start over, read everything, or wait on order: what they do is tested where they are. */
const passedOver = new Set(['reset', 'export', 'ship', 'latency', 'fail', 'bets']);
const control = v.object({
  name: v.string(),
  request: v.custom<v.GenericSchema>((part) => typeof part === 'object'),
});
const known = Object.values(controls)
  .filter((part) => v.is(control, part))
  .filter(({ name }) => !passedOver.has(name));
const answered = v.variant('ok', [
  v.looseObject({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), reason: v.pipe(v.string(), v.minLength(1)) }),
]);

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => operator.opened.close());

function fieldsOf(request: v.GenericSchema): fc.Arbitrary<object> {
  const entries = 'entries' in request ? Object.entries(Object(request.entries)) : [];
  const fields = entries.map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 2, arbitrary: fittingValue(schema as v.GenericSchema, name) },
      { weight: 1, arbitrary: invalidValue },
    ),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

describe('bad input of a control call', () => {
  it.each([2026, Date.now() % 1_000_000])(
    'is refused with its reason, never with a failure, by seed %i',
    async (seed) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const { name, request } of known) {
        const property = fc.asyncProperty(fieldsOf(request), async (fields) => {
          const response = await operator.fetch(`/__sandbox/${name}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(fields),
          });
          operator.operator.clock.reset();
          expect([name, response.status, log.mock.calls]).toEqual([name, response.ok ? 200 : 400, []]);
          expect(v.safeParse(answered, await response.json()).issues).toBe(undefined);
        });
        await fc.assert(property, { seed, numRuns: 10 });
      }
    },
  );
});
