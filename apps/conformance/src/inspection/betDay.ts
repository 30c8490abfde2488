import * as v from 'valibot';
import { dataOf } from './dataOf';
import { manilaDay } from './manilaDay';
import { oncePerRun } from './oncePerRun';

const daysBack = 7;
const bets = v.object({ list: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** The latest day of the last week on which the account has bets; today when there is none. */
export const betDay = oncePerRun(async (inspection) => {
  const call = inspection.call('betLog4U');
  const today = manilaDay(inspection.nowSeconds);
  for (let back = 0; back < daysBack && inspection.account; back += 1) {
    const curDate = manilaDay(inspection.nowSeconds, -back);
    const data = dataOf(call, await inspection.send(call, { fields: { curDate, logId: '0' } }));
    if (v.is(bets, data)) return curDate;
  }
  return today;
});
