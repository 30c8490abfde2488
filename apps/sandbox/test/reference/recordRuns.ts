import type { CallExamples } from '@kislap/api/openapi';
import { type Chance, fairChance } from '@kislap/domain';
import { luckDraw } from '../../src/catalogue/prizeDraws';
import { seededRandom } from '../../src/kernel/random';
import { TestOperator } from '../support/TestOperator';
import { openTestDatabase } from '../support/openTestDatabase';
import { Recorder } from './Recorder';
import { recordAccounts } from './recordAccounts';
import { recordGifts } from './recordGifts';
import { recordGuestReads, recordPlayerReads } from './recordReads';

/** Makes every call once against a seeded operator on a still clock, and tells what was sent and answered. */
export async function recordRuns(): Promise<CallExamples> {
  let scripted: Chance | undefined;
  const operator = new TestOperator(await openTestDatabase(), {
    random: seededRandom(2026),
    chanceOf: (round) => scripted ?? fairChance(round),
  });
  const recorder = new Recorder();
  await recordGuestReads(operator, recorder);
  const whale = operator.guest();
  const password = { account: '639170000003', password: 'Play1234', type: 1 };
  whale.adopt(await recorder.call(whale, 'login', password));
  await recordPlayerReads(operator, recorder, whale);
  await recordAccounts(operator, recorder);
  const mystery = () => {
    scripted = { integer: (bound) => Math.floor(middleOf(3) * bound) };
  };
  await recordGifts(operator, recorder, { whale, mystery });
  await recorder.call(operator.guest(), 'pddPerList');
  await operator.opened.close();
  return recorder.examples;
}

/** How far along the wheel the middle of a segment is: 0 to below 1. */
function middleOf(segment: number): number {
  const before = luckDraw.wheel.slice(0, segment).reduce((sum, { odds }) => sum + odds, 0);
  return (before + (luckDraw.wheel[segment]?.odds ?? 0) / 2) / 100;
}
