import { altered, type Fault, on } from './Fault';
import { alterPath, answerJson, type Json, textIn } from './json';

const hours8 = 8 * 3600;
const later = (seconds: number) => (instant: Json | undefined) => Number(instant) + seconds;

/** Clocks and days that are off. */
export const timeFaults: readonly Fault[] = [
  {
    name: 'manila-clock-as-utc',
    title: 'The clock of Manila is sent as if it were UTC',
    foundBy: 'time.clock',
    call: 'urlConfig',
    arm: altered('urlConfig', 'ts', later(hours8)),
  },
  {
    name: 'milliseconds',
    title: 'Instants are milliseconds',
    foundBy: 'time.seconds',
    call: 'getDepositLog',
    arm: altered('getDepositLog', 'data.*.logtime', (instant) => Number(instant) * 1000),
  },
  {
    name: 'rows-of-tomorrow',
    title: 'Times of rows are ahead of the clock',
    foundBy: 'time.past',
    call: 'sessions',
    arm: altered('sessions', 'data.*.last', later(hours8)),
  },
  {
    name: 'utc-day',
    title: 'The day of the bets is that of UTC',
    foundBy: 'time.day',
    call: 'betLog4U',
    // The bets of the early morning in Manila are those of the day before in UTC.
    arm: altered('betLog4U', 'data.list.*.LogTime', later(-hours8)),
  },
  {
    name: 'utc-midnight',
    title: 'The day ends at midnight of UTC',
    foundBy: 'time.midnight',
    call: 'depInfo',
    arm: altered('depInfo', 'data.etime', later(hours8)),
  },
  {
    name: 'rebate-of-today',
    title: 'The rebate is for a day that is not over',
    foundBy: 'time.yesterday',
    call: 'userDayFlow',
    arm: altered('userDayFlow', 'data.day', (day) =>
      new Date(Date.parse(textIn(day)) + 86_400_000).toISOString().slice(0, 10),
    ),
  },
  {
    name: 'statement-overruns',
    title: 'A statement goes on into the next day',
    foundBy: 'time.statement',
    call: 'statement',
    arm: () =>
      on('statement', async ({ ask }) =>
        answerJson(alterPath(await ask(), 'data.rows.0.t', later(86_400 * 2))),
      ),
  },
];
