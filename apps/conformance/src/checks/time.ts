import type { CheckContext } from '../context/CheckContext';
import { manilaDay } from '../context/manilaDay';
import { fieldIn, walk } from '../shape/values';
import { type CheckKind, type Observation, observe } from './Check';
import { forEachOkResponse } from './forEachResponse';

const toleratedSeconds = 300;
const manilaOffsetSeconds = 8 * 3600;
const daySeconds = 86_400;
const instants = new Set(
  ['logtime', 'LogTime', 'stime', 'etime', 'regtime', 't', 'expire', 'last', 'prev'].concat([
    'LastLoginTime',
    'RegTime',
  ]),
);
const past = new Set(['logtime', 'LogTime', 'regtime', 't', 'LastLoginTime', 'RegTime', 'last', 'prev']);

/** Instants, and the days of Manila. */
export const time: CheckKind = {
  id: 'time',
  title: 'Instants are epoch seconds, days are days in Manila',
  checks: [
    {
      id: 'time.clock',
      title: 'The clock of the server is right',
      why: 'Countdowns end too early or too late, and "today" is another day than the player’s.',
      advice:
        'Send ts as epoch seconds: seconds since 1970 in UTC, without 8 hours for Manila, not milliseconds. Keep the machine’s clock synchronised.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ ts, ms }) => {
          if (ts === undefined) return undefined;
          const off = ts - context.nowSeconds;
          return Math.abs(off) > toleratedSeconds + ms / 1000 ? `ts is ${off} s off` : undefined;
        }),
    },
    {
      id: 'time.seconds',
      title: 'Instants are epoch seconds',
      why: 'A time in milliseconds or as text shows as a date in the year 50000, or not at all.',
      advice: 'Send whole seconds since 1970 in UTC.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ data }) => {
          const wrong = [...walk(data)].find(({ field, value }) => instants.has(field) && !isEpoch(value));
          return wrong && `${wrong.field} is ${String(wrong.value)}`;
        }),
    },
    {
      id: 'time.past',
      title: 'What has happened lies in the past',
      why: 'A deposit of tomorrow: usually Manila’s time was sent as if it were UTC, 8 hours late.',
      advice: 'Send epoch seconds; Manila’s offset is added where it is shown.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ data, ts }) => {
          const latest = (ts ?? context.nowSeconds) + toleratedSeconds;
          const wrong = [...walk(data)].find(({ field, value }) => past.has(field) && Number(value) > latest);
          return wrong && `${wrong.field} is ${Number(wrong.value) - latest + toleratedSeconds} s ahead`;
        }),
    },
    {
      id: 'time.day',
      title: 'The bets of a day are those of the day in Manila',
      why: 'A player who looks for the bets of last night finds them a day off, and their reward too.',
      advice: 'A day is from 00:00 to 24:00 in Manila (UTC+8), whatever the server’s own zone is.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await compareDay(context)],
    },
    {
      id: 'time.midnight',
      title: 'What ends with the day ends at midnight in Manila',
      why: 'The daily gift is gone at 8 in the morning, or comes back a day late.',
      advice: 'Reset daily things at 16:00 UTC.',
      severity: 'error',
      needs: 'account',
      run: async (context) => {
        const ends = await dayEnds(context);
        return ends.map(({ call, what, at }) => {
          const isMidnight = (at + manilaOffsetSeconds) % daySeconds === 0;
          return observe.unless(call, isMidnight ? undefined : `${what} (${at}) is no midnight in Manila`);
        });
      },
    },
    {
      id: 'time.yesterday',
      title: 'The rebate is for the turnover of yesterday in Manila',
      why: 'Until 8 in the morning the rebate of the wrong day would be offered.',
      advice: 'Take the day before the current one in Manila.',
      severity: 'error',
      needs: 'account',
      run: async (context) => {
        const day = (await context.read('userDayFlow'))?.day;
        if (!day) return [observe.skipped('userDayFlow', 'names no day')];
        const expected = manilaDay(context.nowSeconds, -1);
        return [
          observe.unless('userDayFlow', day === expected ? undefined : `is for ${day}, not ${expected}`),
        ];
      },
    },
    {
      id: 'time.statement',
      title: 'A statement holds the movements of its days alone',
      why: 'Sums of a month would hold a night of the next one.',
      advice: 'From 00:00 of the first to 24:00 of the last day in Manila, both included.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await compareStatement(context)],
    },
  ],
};

function isEpoch(value: unknown): boolean {
  if (value === null || value === '' || value === undefined || Number(value) === 0) return true;
  const seconds = Number(value);
  return Number.isInteger(seconds) && seconds > 1e9 && seconds < 1e10;
}

/** The first bets of each day of the last week: the latest ones, where a wrong end of the day shows. */
async function compareDay(context: CheckContext): Promise<Observation> {
  const call = context.call('betLog4U');
  let seen = 0;
  for (let back = 0; back < 7; back += 1) {
    const curDate = manilaDay(context.nowSeconds, -back);
    const { data } = await context.send(call, { fields: { curDate, logId: '0' } });
    const rows = fieldIn(data, 'list');
    for (const row of Array.isArray(rows) ? rows : []) {
      const day = manilaDay(Number(fieldIn(row, 'LogTime')));
      seen += 1;
      if (day !== curDate) return observe.failed(call.name, `asked for ${curDate}, answered a bet of ${day}`);
    }
  }
  return seen === 0 ? observe.skipped(call.name, 'no bets in the last days') : observe.passed(call.name);
}

/** One day out of the middle of what there is, so that there are movements before and after it. */
async function compareStatement(context: CheckContext): Promise<Observation> {
  const call = context.call('statement');
  const moved = (await context.read('statement'))?.rows ?? [];
  const middle = moved[Math.floor(moved.length / 2)];
  if (!middle) return observe.skipped(call.name, 'no movements');
  const day = manilaDay(middle.t);
  const { data } = await context.send(call, { fields: { from: day, to: day, logId: '0' } });
  const rows = fieldIn(data, 'rows');
  const days = (Array.isArray(rows) ? rows : []).map((row) => manilaDay(Number(fieldIn(row, 't'))));
  const wrong = days.find((one) => one !== day);
  if (wrong !== undefined)
    return observe.failed(call.name, `of ${day} alone, it holds a movement of ${wrong}`);
  const shown = fieldIn(data, 'days');
  const last = Array.isArray(shown) ? fieldIn(shown.at(-1), 'd') : day;
  return observe.unless(call.name, last === day ? undefined : `its last day is ${String(last)}, not ${day}`);
}

/** An instant at which a day of the operator ends. */
interface DayEnd {
  readonly call: string;
  readonly what: string;
  /** Epoch seconds. */
  readonly at: number;
}

/** Every instant among the answers that must be a midnight; 0 is none. */
async function dayEnds(context: CheckContext): Promise<readonly DayEnd[]> {
  const ladder = await context.read('depInfo');
  const eggs = await context.read('eventEggInfo');
  const gifts = (await context.read('userLvDay')) ?? [];
  return [
    { call: 'depInfo', what: 'etime', at: ladder?.etime ?? 0 },
    { call: 'eventEggInfo', what: 'next', at: eggs?.next ?? 0 },
    ...gifts.map(({ lvType, next }) => ({ call: 'userLvDay', what: `next of lvType ${lvType}`, at: next })),
  ].filter(({ at }) => at > 0);
}
