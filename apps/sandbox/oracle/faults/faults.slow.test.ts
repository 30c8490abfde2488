import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../drive/openStage';
import { faults } from './faults';
import { findFault } from './findFault';
import { shareOf } from './shareOf';

const folder = mkdtempSync(join(tmpdir(), 'kislap-oracle-'));
const prepared = join(folder, 'seeded.tar');
const rows: string[] = [];

/** All of them, or so many as are asked for, another share every day. */
const share = Number(process.env['KISLAP_FAULT_SHARE'] ?? faults.length);
const turn = Number(process.env['KISLAP_FAULT_TURN'] ?? Math.floor(Date.now() / 86_400_000));
const planted = shareOf(faults, { share, turn });
console.log(
  `KISLAP_FAULT_SHARE=${share} KISLAP_FAULT_TURN=${turn}: ${planted.length} of ${faults.length} faults`,
);

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

it.concurrent.each(planted)('the walk finds $name', async (fault) => {
  const found = await findFault(fault, prepared);
  const rule = found?.difference.slice(0, 90);
  const row = `| ${fault.name} | ${rule} | ${found?.operations} | ${found?.seed} |`;
  rows.push(row);
  console.log(row);
  expect(found).toBeDefined();
});
