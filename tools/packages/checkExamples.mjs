import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

/** @param {string} project */
export const copyExamples = (project) => cpSync(examples, join(project, 'examples'), { recursive: true });

/** Runs a command that may refuse, and answers what it said. @param {string[]} args @param {string} cwd */
const said = (args, cwd) => run(args, cwd).catch((error) => String(error.message));

/** The desk's tool: allowed, refused in both languages, and an amount that is none. @param {string} project */
export async function checkExplainWithdrawal(project) {
  const cwd = join(project, 'examples/explain-withdrawal');
  const facts = ['main.mjs', '--balance', '1000', '--turnover', '2000', '--amount'];
  assert.match(await said([...facts, '500', '--done', '2000'], cwd), /^Allowed: 500\.00 of 1,000\.00 PHP/);
  const english = await said([...facts, '500', '--done', '1500'], cwd);
  assert.match(english, /The player reads: You still need 500\.00 running water!/);
  assert.match(english, /Why: turnoverMissing, remaining 500\.00/);
  assert.match(
    await said([...facts, '5000', '--locale', 'tag'], cwd),
    /Why: aboveBalance, balance 1,000\.00/,
  );
  assert.match(await said([...facts, '5e2'], cwd), /--amount: Use numbers only/);
  assert.match(await said([...facts, '500', '--deposits', 'many'], cwd), /Amounts are pesos/);
}

/** The planner: a month's table and chart, and a row that cannot be read. @param {string} project */
export async function checkPromotionPlanner(project) {
  const cwd = join(project, 'examples/promotion-planner');
  const table = await run(['main.mjs', 'month.csv', 'plan.svg'], cwd);
  assert.match(table, /Promotion 23 +9 +2,950\.50 +2,755\.40/);
  assert.match(table, /Promotion 15 +1 +1,000\.00 +100\.00/);
  assert.match(readFileSync(join(cwd, 'plan.svg'), 'utf8'), /<rect [^>]*width="360"/);
  assert.match(await said(['main.mjs', 'gifts.json'], cwd), /The first line must be 'player,day,amount'/);
}
