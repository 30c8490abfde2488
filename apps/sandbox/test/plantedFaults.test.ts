import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults, withoutMarkers } from '../oracle/faults/faults';

const repository = new URL('../../../', import.meta.url);

it.each([withoutMarkers, ...faults])('$name can be planted: its text stands in its file once', (fault) => {
  const parts = readFileSync(new URL(fault.file, repository), 'utf8').split(fault.from);
  expect(parts).toHaveLength(2);
});
