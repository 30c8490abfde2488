import { startSandbox } from './sandbox.mjs';
import { measure, readBudgets } from './size/budgets.mjs';
import { firstVisits } from './size/visits.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run size`: what the first visits of a guest and of a player really transfer, asked of a real browser in front of
 * the real server, against the budgets in the README of the app. Fails over budget. `-- --files` names each file.
 */
const { files: isListed = false } = readArguments('npm run size', { files: { type: 'boolean' } }).values;
const visitors = /** @type {const} */ (['guest', 'player']);

/** @param {Awaited<ReturnType<typeof firstVisits>>} visits */
function listFiles(visits) {
  for (const visitor of visitors) {
    for (const { name, kind, bytes, isEarly } of visits[visitor]) {
      const when = isEarly ? 'before use' : 'after that';
      console.log(
        `${visitor.padEnd(7)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${when}  ${kind.padEnd(7)}  ${name}`,
      );
    }
  }
}

const budgets = readBudgets();
const sandbox = await startSandbox();
try {
  const visits = await firstVisits(sandbox.origin);
  if (isListed) listFiles(visits);
  for (const budget of budgets) {
    const cells = visitors.map((visitor) => {
      const measured = measure(budget.part, visits[visitor]);
      const isOver = measured > budget[visitor];
      if (isOver) process.exitCode = 1;
      const decimals = budget.part === 'requests' ? 0 : 1;
      return `${visitor} ${measured.toFixed(decimals).padStart(6)} of ${budget[visitor]}${isOver ? ' OVER BUDGET' : ''}`;
    });
    console.log(`${budget.part.padEnd(20)} ${cells.join('   ')}`);
  }
} finally {
  await sandbox.stop();
}
