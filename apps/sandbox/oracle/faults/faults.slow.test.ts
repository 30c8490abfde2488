import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../drive/openStage';
import { faults } from './faults';
import { findFault } from './findFault';

const folder = mkdtempSync(join(tmpdir(), 'kislap-oracle-'));
const prepared = join(folder, 'seeded.tar');
const rows: string[] = [];

beforeAll(async () => {
  const stage = await openEmbedded(prepared);
  await stage.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  console.log(
    ['| fault | found by | operations | seed |', '| --- | --- | --- | --- |', ...rows.toSorted()].join('\n'),
  );
});

it.concurrent.each(faults)('the walk finds $name', async (fault) => {
  const found = await findFault(fault, prepared);
  const rule = found?.difference.slice(0, 90);
  const row = `| ${fault.name} | ${rule} | ${found?.operations} | ${found?.seed} |`;
  rows.push(row);
  console.log(row);
  expect(found).toBeDefined();
});
