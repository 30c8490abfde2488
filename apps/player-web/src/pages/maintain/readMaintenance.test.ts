import { epochSecondsFrom } from '@kislap/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMaintenance } from './readMaintenance';

const now = epochSecondsFrom(1_764_000_000);
const read = (maintenance: unknown) => readMaintenance({ maintenance }, now);

it("tells the operator's words and an end that lies ahead", () => {
  const said = { message: ' Back after the upgrade. ', until: now + 60 };
  expect(read(said)).toEqual({ message: 'Back after the upgrade.', endsAt: now + 60 });
});

it.each([undefined, 0, now, now - 1, (now + 60) * 1000, Number.NaN, Number.POSITIVE_INFINITY, '1764000060'])(
  'takes %s for no planned end',
  (until) => expect(read({ message: '', until })).toEqual({ message: '', endsAt: undefined }),
);

it('is told nothing by whatever else the history holds', () => {
  fc.assert(
    fc.property(fc.anything(), (told) => {
      expect(readMaintenance(told, now)).toMatchObject({ message: expect.any(String) });
      expect(read(told).message).toEqual(expect.any(String));
    }),
  );
});
