import { expect, it } from 'vitest';
import { statementKey, statementRowsKey } from './statementKeys';

it('names a month that is running the same tomorrow, so that what is kept of it is found', () => {
  const today = { from: '2026-11-01', to: '2026-11-21' };
  const tomorrow = { from: '2026-11-01', to: '2026-11-22' };
  expect(statementKey(7, tomorrow)).toEqual(statementKey(7, today));
  expect(statementRowsKey(7, tomorrow)).toEqual(['statementRows', 7, '2026-11-01']);
});
