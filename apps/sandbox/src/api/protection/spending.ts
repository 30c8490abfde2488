import { pesoFromMoney } from '@kislap/domain';
import type { PlayerCallContext } from '../../calls/Call';
import { readSpending, type Spent } from '../../rules/limits/spending';

const minuteMs = 60_000;

/** What a player has paid in and taken out, on the wire. */
export async function describeSpending({ operator, session, nowMs }: PlayerCallContext) {
  const { lastDays, all, months } = await readSpending(operator.database, session.player.id, nowMs);
  const rows = months.map(({ month, playedMs, ...spent }) => ({
    m: month,
    min: Math.floor(playedMs / minuteMs),
    ...sumOf(spent),
  }));
  const [running] = rows.slice(-1);
  if (!running) throw new Error('There is no month');
  const { dep, wdw, net } = running;
  return { d30: sumOf(lastDays), month: { dep, wdw, net }, all: sumOf(all), months: rows };
}

const sumOf = ({ deposited, withdrawn, net }: Spent) => ({
  dep: pesoFromMoney(deposited),
  wdw: pesoFromMoney(withdrawn),
  net: pesoFromMoney(net),
});
