import type { CallExamples } from '@kislap/api/openapi';
import { luckDraw } from '../../src/catalogue/luckDraw';
import { seededRandom } from '../../src/kernel/seededRandom';
import { openTestDatabase } from '../support/openTestDatabase';
import { TestOperator } from '../support/TestOperator';
import { recordAccounts } from './recordAccounts';
import { recordGifts } from './recordGifts';
import { recordGuestReads, recordPlayerReads } from './recordReads';
import { Recorder } from './Recorder';

/** Makes every call once against a seeded operator on a still clock, and tells what was sent and answered. */
export async function recordRuns(): Promise<CallExamples> {
  const chance = { ...seededRandom(2026) };
  const operator = new TestOperator(await openTestDatabase(), { random: chance });
  const recorder = new Recorder();
  await recordGuestReads(operator, recorder);
  const whale = operator.guest();
  const password = { account: '639170000003', password: 'Play1234', type: 1 };
  whale.adopt(await recorder.call(whale, 'login', password));
  await recordPlayerReads(operator, recorder, whale);
  await recordAccounts(operator, recorder);
  const mystery = () => Object.assign(chance, { next: () => middleOf(3) });
  await recordGifts(operator, recorder, { whale, mystery });
  await recorder.call(operator.guest(), 'pddPerList');
  await operator.opened.close();
  return recorder.examples;
}

/** The chance that falls on a segment of the wheel. */
function middleOf(segment: number): number {
  const before = luckDraw.wheel.slice(0, segment).reduce((sum, { odds }) => sum + odds, 0);
  return (before + (luckDraw.wheel[segment]?.odds ?? 0) / 2) / 100;
}
