import { altered, type Fault, on } from './Fault';
import { alterPath, answerJson, fieldOf, rowsIn, textIn } from './json';

/** Pages that are not what they say. */
export const pagingFaults: readonly Fault[] = [
  {
    name: 'oldest-first',
    title: 'Rows come in another order',
    foundBy: 'paging.order',
    call: 'getWithdrawLog',
    arm: altered('getWithdrawLog', 'data', (rows) => rowsIn(rows).toReversed()),
  },
  {
    name: 'row-twice',
    title: 'A join multiplies a row',
    foundBy: 'paging.unique',
    call: 'getDepositLog',
    arm: altered('getDepositLog', 'data', (rows) => [...rowsIn(rows).slice(0, 1), ...rowsIn(rows)]),
  },
  {
    name: 'pages-overlap',
    title: 'A page starts with the last row of the one before',
    foundBy: 'paging.unique',
    call: 'getDepositLog',
    arm: () =>
      on('getDepositLog', ({ fields, forward }) => {
        const logId = Number(fields['logId']);
        return forward({ fields: { logId: String(logId > 0 ? logId + 1 : logId) } });
      }),
  },
  {
    name: 'cursor-ignored',
    title: 'Every page is the first',
    foundBy: 'paging.cursor',
    call: 'getMsgList',
    arm: () => on('getMsgList', ({ forward }) => forward({ fields: { id: '0' } })),
  },
  {
    name: 'size-ignored',
    title: 'A page has twenty rows whatever was asked for',
    foundBy: 'paging.size',
    call: 'teamLog4U',
    arm: () =>
      on('teamLog4U', ({ fields, forward }) =>
        forward({
          fields: { ...fields, paging: (fields['paging'] ?? '').replace('"size":2}', '"size":20}') },
        }),
      ),
  },
  {
    name: 'two-pages-in-one',
    title: 'A page has twice its rows',
    foundBy: 'paging.size',
    call: 'getDepositLog',
    arm: () =>
      on('getDepositLog', async ({ ask }) => {
        const first = await ask();
        const last = rowsIn(fieldOf(first, 'data')).at(-1);
        const next = await ask({ fields: { logId: textIn(fieldOf(last, 'logid') ?? 1) } });
        const more = rowsIn(fieldOf(next, 'data'));
        return answerJson(alterPath(first, 'data', (rows) => [...rowsIn(rows), ...more]));
      }),
  },
  {
    name: 'no-end',
    title: 'Behind the end comes the last page again',
    foundBy: 'paging.end',
    call: 'getWithdrawLog',
    arm: () =>
      on('getWithdrawLog', ({ fields, forward }) =>
        forward(fields['logId'] === '1' ? { fields: { logId: '0' } } : {}),
      ),
  },
  {
    name: 'shaky-order',
    title: 'The same page comes in another order each time',
    foundBy: 'paging.stable',
    call: 'shareLog',
    arm: () => {
      let turn = 0;
      return on('shareLog', async ({ ask }) => {
        turn += 1;
        const shift = turn;
        const turned = alterPath(await ask(), 'data', (rows) => {
          const whole = rowsIn(rows);
          return [...whole.slice(shift % whole.length), ...whole.slice(0, shift % whole.length)];
        });
        return answerJson(turned);
      });
    },
  },
  {
    name: 'total-lies',
    title: 'The total counts more rows than there are',
    foundBy: 'paging.total',
    call: 'teamLog4U',
    arm: altered('teamLog4U', 'data.total', (total) => Number(total) + 7),
  },
  {
    name: 'more-lies',
    title: 'The last page says that more follows',
    foundBy: 'paging.more',
    call: 'turnover',
    arm: altered('turnover', 'data.more', () => 1),
  },
  {
    name: 'all-for-latest',
    title: 'logId -1 answers every notice',
    foundBy: 'paging.latest',
    call: 'depositNotice',
    arm: () =>
      on('depositNotice', ({ fields, forward }) =>
        forward(fields['logId'] === '-1' ? { fields: { logId: '0' } } : {}),
      ),
  },
];
