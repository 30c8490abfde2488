#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { moneyFromPeso } from '@kislap/domain/money';
import { planChart } from './planChart.mjs';
import { planPromotions } from './planPromotions.mjs';
import { planTable } from './planTable.mjs';
import { readDeposits } from './readDeposits.mjs';

const [depositFile, chartFile = 'plan.svg', giftFile = new URL('gifts.json', import.meta.url)] =
  process.argv.slice(2);

/** The promotions as written in the file, with money for pesos. @returns {import('@kislap/domain').DepositGift[]} */
function readGifts() {
  /** @type {{ type: number, isActive: boolean, steps: { amount: string, ratePercent: number, dayNumber?: number }[] }[]} */
  const gifts = JSON.parse(readFileSync(giftFile, 'utf8'));
  return gifts.map((gift) => ({
    ...gift,
    steps: gift.steps.map((step) => ({ ...step, amount: moneyFromPeso(step.amount) })),
  }));
}

if (depositFile === undefined) {
  console.error(
    'node main.mjs month.csv [plan.svg] [gifts.json]\n\nmonth.csv has the columns player,day,amount.',
  );
  process.exitCode = 2;
} else {
  try {
    const rows = planPromotions(readDeposits(readFileSync(depositFile, 'utf8')), readGifts());
    console.log(planTable(rows));
    writeFileSync(chartFile, planChart(rows));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
