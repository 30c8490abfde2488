import { drawConfig, parseJsonText } from '@kislap/api/contract';
import { addMoney, moneyFromPeso } from '@kislap/domain';
import type { CheckContext } from '../context/CheckContext';
import { pageThrough } from '../paging/pages';
import { fieldIn, walk } from '../shape/values';
import { type CheckKind, type Observation, observe } from './Check';
import { forEachOkResponse } from './forEachResponse';
import { countAll } from './forEachPagedList';

/** Amounts that nothing can bring below zero. */
const neverNegative = new Set(
  ['Score', 'bal', 'amount', 'BetScore', 'ValidBet', 'WinScore', 'needFlow'].concat([
    'BetFlow',
    'AllDep',
    'DayDep',
    'UserFlow',
    'TeamDep',
    'TeamFlow',
    'can',
    'got',
  ]),
);

/** Whether figures that speak of the same thing agree. */
export const sums: CheckKind = {
  id: 'sums',
  title: 'Figures agree with each other',
  checks: [
    {
      id: 'sums.balance',
      title: 'Both calls that tell the balance tell the same',
      why: 'The balance jumps between two figures while nothing has happened.',
      advice: 'Read both from the ledger; do not keep a copy of the balance with the profile.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await compareBalances(context)],
    },
    {
      id: 'sums.negative',
      title: 'No amount is below zero that cannot be',
      why: 'A balance below zero means that money was given twice or taken without being there.',
      advice: 'Refuse with 1011 before a balance would fall below zero, in the same transaction.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachOkResponse(context, ({ data }) => {
          const wrong = [...walk(data)].find(
            ({ field, value }) => neverNegative.has(field) && Number(value) < 0,
          );
          return wrong && `${wrong.field} is ${Number(wrong.value)}`;
        }),
    },
    {
      id: 'sums.statement',
      title: 'Each balance of a statement follows from the movement before',
      why: 'A player who adds up his statement finds money missing.',
      advice: 'Derive balances from the same entries, in the same order; send all decimals.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await addUpStatement(context)],
    },
    {
      id: 'sums.bets',
      title: 'The sums of a day are those of its bets',
      why: 'The head of the bet history says another thing than its rows.',
      advice: 'Sum the same bets that the pages show, whatever page is asked for.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await addUpBets(context)],
    },
    {
      id: 'sums.mail',
      title: 'The count of unread messages is right',
      why: 'The red dot never goes away, or never comes.',
      advice: 'Count the messages the list shows whose read is 0.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await countMails(context)],
    },
    {
      id: 'sums.team',
      title: 'The levels of a team add up to the team',
      why: 'Somebody seems to be missing in one of the two.',
      advice: 'Count members of levels 1 to 3 in both.',
      severity: 'error',
      needs: 'account',
      run: async (context) => {
        const team = await context.read('userTeamInfo');
        const levels = await context.read('scTeamUserInfo');
        if (!team || !levels) return [observe.skipped('userTeamInfo', 'no answer to look at')];
        const members = levels.reduce((sum, { num }) => sum + num, 0);
        const detail = `num is ${team.num}, the levels hold ${members}`;
        return [observe.unless('userTeamInfo', members === team.num ? undefined : detail)];
      },
    },
    {
      id: 'sums.odds',
      title: 'Published odds make 100 percent',
      why: 'Odds that do not add up are not the odds that are played by.',
      advice: 'Publish the odds of every prize, blanks included.',
      severity: 'error',
      needs: 'account',
      run: addUpOdds,
    },
  ],
};

/** A bet may be settled between the two: then they are asked once more. */
async function compareBalances(context: CheckContext): Promise<Observation> {
  const pair = async () => {
    const fast = await context.send(context.call('getUserScore'));
    const whole = await context.send(context.call('getUserInfo'));
    return [fieldIn(fast.data, 'Score'), fieldIn(whole.data, 'Score')].map(Number);
  };
  for (let attempt = 1; ; attempt += 1) {
    const [fast, whole] = await pair();
    if (fast === whole) return observe.passed('getUserScore');
    if (attempt === 2) return observe.failed('getUserScore', `${fast} here, ${whole} in getUserInfo`);
  }
}

async function addUpStatement(context: CheckContext): Promise<Observation> {
  const rows = (await context.read('statement'))?.rows ?? [];
  if (rows.length < 2) return observe.skipped('statement', 'fewer than two movements');
  for (const [index, row] of rows.slice(0, -1).entries()) {
    const older = rows[index + 1];
    if (older?.bal === undefined || row.bal === undefined) continue;
    const expected = addMoney(moneyFromPeso(older.bal), moneyFromPeso(row.am));
    if (expected !== moneyFromPeso(row.bal)) {
      return observe.failed('statement', `row ${row.id}: ${older.bal} and ${row.am} do not make ${row.bal}`);
    }
  }
  return observe.passed('statement');
}

async function addUpBets(context: CheckContext): Promise<Observation> {
  const call = context.call('betLog4U');
  const pages = await pageThrough(context, call);
  const counted = countAll(pages);
  const sum = (await context.read('betLog4U'))?.sum;
  if (counted === undefined || counted === 0 || !sum)
    return observe.skipped(call.name, 'no whole day of bets');
  const rows = pages.flatMap((page) => page.rows);
  if (rows.some((row) => Number(fieldIn(row, 'state')) === 2))
    return observe.skipped(call.name, 'holds a void bet');
  const total = (field: string) => rows.reduce<number>((so, row) => so + Number(fieldIn(row, field)), 0);
  if (sum.n !== counted) return observe.failed(call.name, `n is ${sum.n}, the pages hold ${counted} bets`);
  const staked = total('BetScore');
  if (sum.BetScore === staked) return observe.passed(call.name);
  return observe.failed(call.name, `BetScore is ${sum.BetScore}, the bets make ${staked}`);
}

async function countMails(context: CheckContext): Promise<Observation> {
  const pages = await pageThrough(context, context.call('getMsgList'));
  const { code, data } = await context.send(context.call('getMsgCount'));
  if (countAll(pages) === undefined || code !== 200) return observe.skipped('getMsgCount', 'no whole list');
  const unread = pages
    .flatMap((page) => page.rows)
    .filter((row) => Number(fieldIn(row, 'read')) === 0).length;
  const count = Number(fieldIn(data, 'messageCount'));
  return observe.unless(
    'getMsgCount',
    count === unread ? undefined : `says ${count}, the list has ${unread}`,
  );
}

async function addUpOdds(context: CheckContext): Promise<readonly Observation[]> {
  const eggs = (await context.read('eventEggInfo'))?.prizes ?? [];
  const text = await context.read('getPddConfigInfo');
  const draw = text === undefined ? undefined : parseJsonText(text, drawConfig);
  return [
    judgeOdds(
      'eventEggInfo',
      eggs.map(({ odds }) => odds),
    ),
    judgeOdds(
      'getPddConfigInfo',
      (draw?.a_c ?? []).map(({ odds }) => odds),
    ),
  ];
}

function judgeOdds(call: string, odds: readonly (number | undefined)[]): Observation {
  if (odds.length === 0) return observe.skipped(call, 'no prizes');
  if (odds.includes(undefined)) return observe.failed(call, 'a prize has no odds');
  const sum = odds.reduce<number>((so, share) => so + (share ?? 0), 0);
  const isWhole = Math.abs(sum - 100) < 0.01;
  return observe.unless(call, isWhole ? undefined : `they make ${sum} percent`);
}
